import { useEffect } from 'react'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { ExamComparison } from '../../reports/ExamComparison'
import { ReportBody } from '../../reports/ReportBody'
import { ReportPage } from '../../reports/ReportPage'
import { kindTexts } from '../../question/questionTexts'

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
      {(report) => <Whole report={report} />}
    </ReportPage>
  )
}

function Whole({ report }: { readonly report: AttemptReport }) {
  const { describe } = useRoute()
  const { attempt } = report
  const { kind, paperId } = attempt
  useEffect(() => describe({ title: `${kindTexts[kind]}报告` }), [kind, describe])
  return (
    <>
      <ReportBody report={report} />
      {kind === 'exam' && paperId !== null ? <ExamComparison attempt={attempt} paperId={paperId} /> : null}
    </>
  )
}
