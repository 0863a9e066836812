import type { JudgedItem } from './abilityGrid'
import { type AbilityEstimate, estimateAbility } from './estimateAbility'
import { probabilityCorrect, type ItemParameters } from './itemResponse'

/** Minimum number of answers for a judgement. */
export const FEWEST_ANSWERS = 5
/** Minimum per point: one answer is too noisy. */
const FEWEST_OF_A_POINT = 2
const WEAK_BELOW = 0.5
const MASTERED_FROM = 0.75

/** A question of a knowledge point. */
export interface PointQuestion {
  readonly id: string
  readonly item: ItemParameters
}

/**
 * State of a question in the book of mistakes: `missed` since the last mistake, `mastered` once solved on two days
 * since.
 */
export type BookStanding = 'missed' | 'mastered'

interface PointEvidence {
  /** The questions of the point that can be practised. */
  readonly questions: readonly PointQuestion[]
  /** The last answer to each question of the point that was answered. */
  readonly answers: readonly JudgedItem[]
  readonly standings: ReadonlyMap<string, BookStanding>
}

export type PointLevel = 'unknown' | 'weak' | 'learning' | 'mastered'

export interface PointMastery {
  /** The share of the point's questions that is known, 0 to 1; null under `fewestAnswersOf` them. */
  readonly mastery: number | null
  readonly level: PointLevel
}

/** The chance that a question is known, with what guessing earns taken out. */
const knownChance = (item: ItemParameters, ability: number): number =>
  Math.max(0, (probabilityCorrect(item, ability) - item.guessing) / (1 - item.guessing))

const levelOf = (mastery: number): PointLevel => {
  if (mastery < WEAK_BELOW) return 'weak'
  return mastery < MASTERED_FROM ? 'learning' : 'mastered'
}

/** How many answers a knowledge point of so many questions is judged by: where it has no five, by all it has, but never by one. */
export const fewestAnswersOf = (questionCount: number): number =>
  Math.min(FEWEST_ANSWERS, Math.max(FEWEST_OF_A_POINT, questionCount))

/**
 * How far a knowledge point is mastered: the domain score of item response theory (Lord 1980, chapter 4) corrected by what is
 * remembered. The answers give the ability on the point; each question counts with the chance that it is known at that ability,
 * one that was missed and not made up for with 0, one that was solved on two days since with 1 (decision 052).
 */
export const pointMastery = ({ questions, answers, standings }: PointEvidence): PointMastery => {
  if (answers.length < fewestAnswersOf(questions.length) || !questions.length)
    return { mastery: null, level: 'unknown' }
  const { ability } = estimateAbility(answers)
  const known = ({ id, item }: PointQuestion): number => {
    const standing = standings.get(id)
    return standing === undefined ? knownChance(item, ability) : Number(standing === 'mastered')
  }
  const mastery = questions.reduce((sum, question) => sum + known(question), 0) / questions.length
  return { mastery, level: levelOf(mastery) }
}

/** The ability from several answers, or null when they are too few. */
export const judgedAbility = (answers: readonly JudgedItem[]): AbilityEstimate | null =>
  answers.length < FEWEST_ANSWERS ? null : estimateAbility(answers)
