import { useStores } from '@/stores/useStores'
import { ExamComparison } from '../components/ExamComparison'
import { ReportBody } from '../components/ReportBody'
import { ReportPage } from '../components/ReportPage'

/** /exercises/exam-report?attempt=: how an exam, or any attempt, went. */
export function ExamReportView() {
  const { navigator } = useStores()
  return (
    <ReportPage
      none={{
        title: '还没有选报告',
        hint: '每次考试和练习的报告都在练习记录里',
        action: { text: '去练习记录', onPress: () => void navigator.go('exercisesPracticeRecord') },
      }}
    >
      {(report) => (
        <>
          <ReportBody report={report} />
          {report.attempt.kind === 'exam' && report.attempt.paperId !== null ? (
            <ExamComparison attempt={report.attempt} paperId={report.attempt.paperId} />
          ) : null}
        </>
      )}
    </ReportPage>
  )
}
