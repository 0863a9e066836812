import { DEFAULT_WEIGHTS } from '@/domain/memory/MemoryModel'
import { effective, inOrder } from '@/domain/memory/replayWord'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { studyDay } from '@/domain/memory/studyDay'

/** A lesson holds all answers before it: of a word that was answered more often, the first ones teach. */
const MOST_OF_A_WORD = 200

interface Answered {
  readonly rating: number
  /** Study days since the answer before. */
  readonly days: number
}

/** One review to learn from, with all before it: those on a later study day than the one before. */
const lessonsOf = (events: readonly MemoryEvent[], until: number): Answered[][] => {
  const reviews = effective(inOrder(events))
    .filter((event) => event.kind === 'review')
    .slice(0, MOST_OF_A_WORD)
  const answered = reviews.map(({ grade, at }, index): Answered => {
    const before = reviews[index - 1]
    return { rating: grade, days: before ? Math.max(0, studyDay(at) - studyDay(before.at)) : 0 }
  })
  return answered.flatMap(({ days }, index) => {
    const isEarly = (reviews[index]?.at ?? Infinity) < until
    return days > 0 && isEarly ? [answered.slice(0, index + 1)] : []
  })
}

/** Native code for the platforms of servers: loaded by the process that trains, and by no other. */
const loadOptimiser = () => import('@open-spaced-repetition/binding').catch(() => null)

/**
 * Fits the weights of FSRS-6 to the reviews before `until`, by the optimiser of the FSRS project. A platform that it does not
 * serve keeps the default weights (scripts/natives.mjs says so at start).
 */
export const trainWeights = async (
  histories: Iterable<readonly MemoryEvent[]>,
  until: number,
): Promise<readonly number[]> => {
  const optimiser = await loadOptimiser()
  if (!optimiser) return DEFAULT_WEIGHTS
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = optimiser
  const items = [...histories]
    .flatMap((events) => lessonsOf(events, until))
    .map(
      (lesson) => new FSRSBindingItem(lesson.map(({ rating, days }) => new FSRSBindingReview(rating, days))),
    )
  return computeParameters(items, { enableShortTerm: true, numRelearningSteps: 1 })
}
