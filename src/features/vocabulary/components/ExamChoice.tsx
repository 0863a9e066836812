import { observer } from 'mobx-react'
import { Choice } from '@/ui/controls/Choice'
import { comingExams, examText } from '../models/comingExams'
import type { PlanDraft } from '../stores/PlanDraft'

const COLUMNS = 3

/** Which exam the words are learned for. A date of the plan that is none of the announced ones stays to choose. */
export const ExamChoice = observer(function ExamChoice({ draft }: { readonly draft: PlanDraft }) {
  const { examDate } = draft.values
  const coming = comingExams(draft.exams, draft.today)
    .slice(0, COLUMNS)
    .map((exam) => ({ key: exam.date, text: examText(exam), note: exam.date }))
  const isKnown = coming.some(({ key }) => key === examDate)
  return (
    <Choice
      label="考试时间"
      options={isKnown ? coming : [{ key: examDate, text: '我的考试', note: examDate }, ...coming]}
      value={examDate}
      onChange={(date) => draft.change({ examDate: date })}
      columns={COLUMNS}
      testId="plan-exam"
    />
  )
})
