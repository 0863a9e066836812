import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState, type ReactNode } from 'react'
import { deepReport, type DeepReport, type DeepSpan } from '@/contracts/exercise/deepReport'
import { dateOfStudyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { deepSpanTexts } from './deepTexts'
import { DeepReportBody } from './DeepReportBody'
import '../exercises.scss'

interface DeepReportPageProps {
  readonly span: DeepSpan
}

/** A deep report of a span; `?attempt=` is one attempt instead. A report of a week leads to the week before and back. */
export function DeepReportPage({ span }: DeepReportPageProps) {
  const [to, lookAt] = useState<string>()
  return (
    <Report key={to} span={span} to={to}>
      {(report) =>
        span === 'week' ? <Weeks report={report} isPast={to !== undefined} onLook={lookAt} /> : null
      }
    </Report>
  )
}

interface ReportProps extends DeepReportPageProps {
  readonly to: string | undefined
  /** Shown below the report. */
  readonly children: (report: DeepReport) => ReactNode
}

const Report = observer(function Report({ span, to, children }: ReportProps) {
  const { call, session, navigator } = useStores()
  const { attempt } = useRoute().given
  const found = useResource(() =>
    call(
      deepReport,
      { params: { uid: session.uid }, query: attempt ? { attempt } : { span, ...(to && { to }) } },
      { quiet: true },
    ),
  )
  const name = attempt ? '这次作答' : deepSpanTexts[span].name
  return (
    <View className="exercise">
      <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
        {(report) => (
          <>
            {report.total.answers > 0 ? (
              <DeepReportBody report={report} name={name} span={attempt ? undefined : span} />
            ) : (
              <Empty
                title={`${report.from} 到 ${report.to} 没有判过的题`}
                hint="做完一组题，这里就有分析"
                action={{ text: '去刷题', onPress: () => void navigator.go('exercisesBrushTopic') }}
              />
            )}
            {children(report)}
          </>
        )}
      </Loadable>
    </View>
  )
})

interface WeeksProps {
  readonly report: DeepReport
  readonly isPast: boolean
  readonly onLook: (to: string | undefined) => void
}

function Weeks({ report, isPast, onLook }: WeeksProps) {
  const before = dateOfStudyDay(studyDayOfDate(report.from) - 1)
  return (
    <View className="exercise__actions">
      <Button kind="soft" size="s" onPress={() => onLook(before)} testId="deep-week-before">
        看前一周
      </Button>
      {isPast ? (
        <Button kind="soft" size="s" onPress={() => onLook(undefined)} testId="deep-week-now">
          回到本周
        </Button>
      ) : null}
    </View>
  )
}
