import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ComponentProps, ReactNode } from 'react'
import { AskTeacher } from '@/blocks/AskTeacher'
import { attemptReport, type AttemptReport } from '@/contracts/exercise/attemptReport'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { aboutReport } from '../question/askedAbout'
import { useAttempts } from '../attempt/useAttempts'
import { BlockingTestNotice } from '../attempt/BlockingTestNotice'
import '../exercises.scss'

interface ReportPageProps {
  /** Shown where the address names no attempt. */
  readonly none: ComponentProps<typeof Empty>
  readonly children: (report: AttemptReport) => ReactNode
}

/** A page about the report of the attempt that its address names. */
export function ReportPage({ none, children }: ReportPageProps) {
  const { attempt } = useRoute().given
  return attempt ? <Report attemptId={attempt}>{children}</Report> : <Empty {...none} />
}

interface ReportProps extends Pick<ReportPageProps, 'children'> {
  readonly attemptId: string
}

const Report = observer(function Report({ attemptId, children }: ReportProps) {
  const { call, session } = useStores()
  const attempts = useAttempts()
  const report = useResource(() =>
    // It may be a test that was taken before the login.
    attempts
      .takeOver()
      .then(() => call(attemptReport, { params: { uid: session.uid, attemptId } }, { quiet: true })),
  )
  // Writing may have been awarded meanwhile.
  useDidShow(() => {
    if (report.phase.kind === 'ready') void report.load()
  })
  const { phase } = report
  if (phase.kind === 'failed' && phase.about)
    return <BlockingTestNotice attemptId={phase.about} reason={phase.msg} />
  return (
    <View className="exercise">
      <Loadable phase={phase} skeleton="detail" onRetry={() => void report.load()}>
        {(found) => (
          <>
            {children(found)}
            <AskTeacher about={aboutReport(found)} />
          </>
        )}
      </Loadable>
    </View>
  )
})
