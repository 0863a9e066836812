/** Sights of a question's key before an answer. */
export interface KeySight {
  /** How often its key was seen, at least once. */
  readonly times: number
  /** Study days since the last time. */
  readonly days: number
}

/**
 * How well learners remember keys, from not at all to nearly always. Which one a learner is follows from their own
 * answers (`growingAbility`).
 */
export const keyMemories: readonly number[] = [0, 0.2, 2, 100]

/** Days in which a key that was seen once is half forgotten, at memory 1. */
const HALF_LIFE = 4
/** Each further sight lengthens the half-life by this power of their number. */
const SPACING = 1.5
/** No key is remembered for sure: learners slip. */
const SUREST = 0.97

/** Study days after which an answer to a question whose key was seen once counts in full. */
const FULL_AFTER = 20

/**
 * How much an answer counts, from 0 to 1: in full when it is the first to its question. A later one counts by how long ago the
 * key was seen, and the less the more often it was: what is wrong in a question's parameters is wrong in each of its answers.
 */
export const weightOf = (sight: KeySight | undefined): number =>
  sight ? Math.min(1, sight.days / FULL_AFTER) / sight.times : 1

/** The chance that a key is remembered: a power law of time whose half-life grows with the times it was seen. */
export const rememberedKey = ({ times, days }: KeySight, memory: number): number =>
  memory === 0 ? 0 : SUREST / (1 + days / (HALF_LIFE * memory * times ** SPACING))
