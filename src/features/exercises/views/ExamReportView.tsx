import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { useResource } from '@/stores/useResource'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'
import { Loadable } from '@/ui/Loadable'
import { ReportBody } from '../components/ReportBody'
import '../exercises.scss'

/** /exercises/exam-report?attempt=: how an exam, or any attempt, went. */
export function ExamReportView() {
  const { navigator } = useStores()
  const { attempt } = useRoute().given
  if (attempt) return <Report attemptId={attempt} />
  return (
    <Empty
      title="还没有选报告"
      hint="每次考试和练习的报告都在练习记录里"
      action={{ text: '去练习记录', onPress: () => void navigator.go('exercisesPracticeRecord') }}
    />
  )
}

const Report = observer(function Report({ attemptId }: { readonly attemptId: string }) {
  const { call, session } = useStores()
  const report = useResource(() =>
    call(attemptReport, { params: { uid: session.uid, attemptId } }, { quiet: true }),
  )
  // Writing may have been awarded meanwhile.
  useDidShow(() => {
    if (report.phase.kind === 'ready') void report.load()
  })
  return (
    <View className="exercise">
      <Loadable phase={report.phase} skeleton="detail" onRetry={() => void report.load()}>
        {(found) => <ReportBody report={found} />}
      </Loadable>
    </View>
  )
})
