import { observer } from 'mobx-react'
import { CalendarCard } from '../../notices/CalendarCard'
import { ExemptionRules } from '../../notices/ExemptionRules'
import { NoticePage } from '../../notices/NoticePage'

/** /examption/exam-freeinfo?id=: a notice with subscription and the rules of the year. */
export const ExamFreeinfoView = observer(function ExamFreeinfoView() {
  return (
    <NoticePage title="推免详情">
      <CalendarCard />
      <ExemptionRules />
    </NoticePage>
  )
})
