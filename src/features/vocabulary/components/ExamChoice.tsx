import { observer } from 'mobx-react'
import { Choice } from '@/ui/Choice'
import { examDates } from '../models/examDates'
import type { PlanDraft } from '../stores/PlanDraft'

/** Which exam the words are learned for. A date of the plan that is none of the usual ones stays to choose. */
export const ExamChoice = observer(function ExamChoice({ draft }: { readonly draft: PlanDraft }) {
  const { examDate } = draft.values
  const usual = examDates(draft.today)
  const isUsual = usual.some(({ date }) => date === examDate)
  const dates = isUsual ? usual : [{ date: examDate, text: '我的考试' }, ...usual]
  return (
    <Choice
      label="考试时间"
      options={dates.map(({ date, text }) => ({ key: date, text, note: date }))}
      value={examDate}
      onChange={(date) => draft.change({ examDate: date })}
      columns={3}
      testId="plan-exam"
    />
  )
})
