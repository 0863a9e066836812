import { useStores } from '@/stores/useStores'
import { ReportPage } from '../../reports/ReportPage'
import { TestReport } from '../../knowledge/TestReport'

/** /exercises/synthesis-report?attempt=: how a test over all points of a subject went. */
export function SynthesisReportView() {
  const { navigator } = useStores()
  return (
    <ReportPage
      none={{
        title: '还没有选报告',
        hint: '选一科，二十道题测完就有报告',
        action: { text: '去综合测试', onPress: () => void navigator.go('exercisesSynthesisTest') },
      }}
    >
      {(report) => <TestReport report={report} />}
    </ReportPage>
  )
}
