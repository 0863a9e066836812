import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { FootBar } from '@/ui/layout/FootBar'
import { Loadable } from '@/ui/feedback/Loadable'
import { ReportBody } from '../reports/ReportBody'

interface PracticeDoneProps {
  readonly attemptId: string
  /** Begins the next group. */
  readonly onAgain: () => void
}

/** How a group went, and the next one. */
export const PracticeDone = observer(function PracticeDone({ attemptId, onAgain }: PracticeDoneProps) {
  const { call, session } = useStores()
  const report = useResource(() =>
    call(attemptReport, { params: { uid: session.uid, attemptId } }, { quiet: true }),
  )
  return (
    <View className="exercise exercise--bar">
      <Loadable phase={report.phase} skeleton="detail" onRetry={() => void report.load()}>
        {(found) => <ReportBody report={found} />}
      </Loadable>
      <FootBar>
        <Button block onPress={onAgain} testId="practice-again">
          再来一组
        </Button>
      </FootBar>
    </View>
  )
})
