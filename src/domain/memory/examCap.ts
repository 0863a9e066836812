import { hash } from '@/lib/hash'
import { startOfStudyDay, studyDay } from './studyDay'
import type { MemoryState } from './memoryState'

/** Every word comes back once more in these days before the exam. */
export const FINAL_DAYS = 14

/** The days on which a word may come back: at most the days of the final window, at least one. */
export interface DueRange {
  readonly first: number
  readonly last: number
}

/**
 * Caps an appointment at the exam. One after the exam moves into the final window, or once that has begun to the exam
 * day itself, which is never studied.
 */
export const capToExam = (range: DueRange, today: number, examDay: number): DueRange => {
  const last = examDay - 1
  const isOver = today >= examDay
  if (isOver || range.last <= last) return range
  if (range.first <= last) return { first: range.first, last }
  if (today >= examDay - FINAL_DAYS) return { first: examDay, last: examDay }
  return { first: examDay - FINAL_DAYS, last }
}

/** When a word is due under a plan: an appointment made before the exam was moved forward is brought forward too. */
export const dueUnder = (state: MemoryState, examDay: number): number => {
  const day = studyDay(state.due)
  if (day < examDay || studyDay(state.lastReview) >= examDay) return state.due
  const { first, last } = capToExam({ first: day, last: day }, studyDay(state.lastReview), examDay)
  return startOfStudyDay(first + (hash(state.word) % (last - first + 1)))
}
