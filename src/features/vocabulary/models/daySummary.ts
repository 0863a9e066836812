import { grades, type MemoryEvent } from '@/domain/memory/eventTypes'

/** Summary of one study day. */
export interface DaySummary {
  /** Answers in all. */
  readonly answers: number
  readonly words: number
  /** Whole percent of answers better than 不认识; 0 without answers. */
  readonly accuracy: number
  readonly seconds: number
  /** Ids of words that were forgotten at least once. */
  readonly forgotten: readonly string[]
}

const PERCENT = 100
const MS = 1000

/** Sums up the events of a day that nothing has taken back. */
export const daySummary = (events: readonly MemoryEvent[]): DaySummary => {
  const reviews = events.filter((event) => event.kind === 'review')
  const right = reviews.filter(({ grade }) => grade > grades.again).length
  const wrong = reviews.filter(({ grade }) => grade === grades.again).map(({ word }) => word)
  return {
    answers: reviews.length,
    words: new Set(reviews.map(({ word }) => word)).size,
    accuracy: reviews.length > 0 ? Math.round((right * PERCENT) / reviews.length) : 0,
    seconds: Math.round(reviews.reduce((sum, { took }) => sum + took, 0) / MS),
    forgotten: [...new Set(wrong)],
  }
}
