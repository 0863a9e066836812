import { useStores } from '@/stores/useStores'
import { ReportPage } from '../../reports/ReportPage'
import { TestReport } from '../../knowledge/TestReport'

/** /exercises/knowledge-report?attempt=: how a test on a knowledge point went. */
export function KnowledgeReportView() {
  const { navigator } = useStores()
  return (
    <ReportPage
      none={{
        title: '还没有选报告',
        hint: '选一个知识点，测完就有报告',
        action: { text: '去选知识点', onPress: () => void navigator.go('exercisesKnowledgeTest') },
      }}
    >
      {(report) => <TestReport report={report} />}
    </ReportPage>
  )
}
