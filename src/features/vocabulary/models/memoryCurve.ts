import type { MemoryModel } from '@/domain/memory/MemoryModel'
import { studyDay } from '@/domain/memory/studyDay'
import type { MemoryState } from '@/domain/memory/memoryState'
import { dayText } from './forecastText'

const PERCENT = 100
const POINTS = 30
const LEAST_DAYS = 7

/** How the memory of one word fades, from its last review on. */
export interface MemoryCurve {
  /** Percent, evenly spread over `days`. */
  readonly values: readonly number[]
  readonly days: number
  readonly says: string
}

const percent = (share: number): number => Math.round(share * PERCENT)

/** The forgetting curve of a word that is past its learning steps, from its last review to a while after the next one. */
export const memoryCurve = (model: MemoryModel, state: MemoryState, now: number): MemoryCurve => {
  const seen = studyDay(state.lastReview)
  const due = studyDay(state.due)
  const days = Math.max(LEAST_DAYS, Math.ceil((due - seen) * 1.5), studyDay(now) - seen)
  const recallAfter = (count: number): number => percent(model.recall(state.stability, count))
  const values = Array.from({ length: POINTS + 1 }, (_unused, at) => recallAfter((days * at) / POINTS))
  const today = `现在记得它的可能性约 ${recallAfter(studyDay(now) - seen)}%`
  const next = due > studyDay(now) ? `到${dayText(due)}复习时约 ${recallAfter(due - seen)}%` : '该复习了'
  return { values, days, says: `${today}，${next}` }
}
