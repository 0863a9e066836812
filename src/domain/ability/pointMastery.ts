import { type AbilityWeights, expectedChance } from './abilityGrid'
import { type AbilityEstimate, weightedAbility } from './estimateAbility'
import { growingAbilities, growingAbility, type PastAnswer } from './growingAbility'
import type { ItemParameters } from './itemResponse'

/** Minimum number of answers for a judgement. */
export const FEWEST_ANSWERS = 5
/** Minimum per point: one answer is too noisy. */
const FEWEST_OF_A_POINT = 2
const WEAK_BELOW = 0.5
const MASTERED_FROM = 0.75

interface PointEvidence {
  /** The questions of the point that can be practised. */
  readonly questions: readonly ItemParameters[]
  /** All answers to questions of the point. */
  readonly answers: readonly PastAnswer[]
  /** The study day of today. */
  readonly today: number
}

export type PointLevel = 'unknown' | 'weak' | 'learning' | 'mastered'

export interface PointMastery {
  /** The share of the point's questions that is known, 0 to 1; null under `fewestAnswersOf` them. */
  readonly mastery: number | null
  readonly level: PointLevel
}

/** The chance that a question is known, with what guessing earns taken out. */
const knownChance = (item: ItemParameters, weights: AbilityWeights): number =>
  Math.max(0, (expectedChance(weights, item) - item.guessing) / (1 - item.guessing))

const levelOf = (mastery: number): PointLevel => {
  if (mastery < WEAK_BELOW) return 'weak'
  return mastery < MASTERED_FROM ? 'learning' : 'mastered'
}

/** How many answers a knowledge point of so many questions is judged by: where it has no five, by all it has, but never by one. */
export const fewestAnswersOf = (questionCount: number): number =>
  Math.min(FEWEST_ANSWERS, Math.max(FEWEST_OF_A_POINT, questionCount))

/** How many questions were answered. */
const questionsIn = (answers: readonly PastAnswer[]): number =>
  new Set(answers.map(({ questionId }) => questionId)).size

/**
 * How far a knowledge point is mastered: the domain score of item response theory (Lord 1980, chapter 4). The answers give the
 * ability on the point, and each question counts with the chance that it is known at that ability, as a fresh question would
 * be. What is remembered of keys is not mastery: the book of mistakes stands beside it (decision 052).
 */
export const pointMastery = ({ questions, answers, today }: PointEvidence): PointMastery => {
  if (questionsIn(answers) < fewestAnswersOf(questions.length) || !questions.length)
    return { mastery: null, level: 'unknown' }
  const weights = growingAbility(answers, today)
  const mastery = questions.reduce((sum, item) => sum + knownChance(item, weights), 0) / questions.length
  // Few wrong answers are weak evidence, but of a point of which nothing was right yet there is none of the contrary.
  return { mastery, level: answers.some(({ isRight }) => isRight) ? levelOf(mastery) : 'weak' }
}

/**
 * The ability at the end of each span of study days, which ascend, by the answers up to it; null where the span itself has
 * answers to fewer than five questions.
 */
export const judgedAbilities = (
  answers: readonly PastAnswer[],
  spans: readonly { readonly first: number; readonly last: number }[],
): readonly (AbilityEstimate | null)[] => {
  const ends = growingAbilities(
    answers,
    spans.map(({ last }) => last),
  )
  return spans.map(({ first, last }, at) => {
    const inside = answers.filter(({ day }) => day >= first && day <= last)
    const weights = ends[at]
    return weights && questionsIn(inside) >= FEWEST_ANSWERS ? weightedAbility(weights) : null
  })
}

/** The ability that answers say on a study day, or null when they are too few. */
export const judgedAbility = (answers: readonly PastAnswer[], today: number): AbilityEstimate | null =>
  judgedAbilities(answers, [{ first: -Infinity, last: today }])[0] ?? null
