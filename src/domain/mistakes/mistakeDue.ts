import type { Answer } from '../memory/applyReview'
import type { MemoryState } from '../memory/memoryState'
import { scheduleAnswer, type ScheduleContext } from '../memory/schedule'
import { startOfStudyDay, studyDay } from '../memory/studyDay'

/**
 * The chance that a question is solved when it comes back: lower than for words, since more spacing leaves more known at the
 * exam for as many answers (`npm run bench:learning`).
 */
export const MISTAKE_RETENTION = 0.8

const dueOf = (state: MemoryState | undefined, answer: Answer, context: ScheduleContext): number =>
  Math.max(scheduleAnswer(state, answer, context).due, startOfStudyDay(studyDay(answer.at) + 1))

/**
 * When a question comes back: as the scheduler of memory says, but never on the same day, as its solution is still at hand. One that
 * needs no more solving before the exam comes after it: the exam day itself is for the exam.
 */
export const mistakeDue = (
  state: MemoryState | undefined,
  answer: Answer,
  context: ScheduleContext,
): number => {
  const due = dueOf(state, answer, context)
  return studyDay(due) === context.examDay ? dueOf(state, answer, { ...context, examDay: undefined }) : due
}
