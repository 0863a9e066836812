import { useStores } from '@/stores/useStores'
import { DiagnosisReport } from '../../diagnosis/DiagnosisReport'
import { ReportPage } from '../../reports/ReportPage'

/** /exercises/strength-report?attempt=: the report of a diagnostic test, also of one taken before the login. */
export function StrengthReportView() {
  const { navigator } = useStores()
  return (
    <ReportPage
      none={{
        title: '还没有选报告',
        hint: '二十几道题测完就有报告，做过的都在练习记录里',
        action: { text: '去测评', onPress: () => void navigator.go('exercisesStrengthTest') },
      }}
    >
      {(report) => <DiagnosisReport report={report} />}
    </ReportPage>
  )
}
