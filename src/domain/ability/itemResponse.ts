/**
 * Item parameters of the three-parameter logistic model (Birnbaum 1968, logistic metric); with `guessing` 0 it is the
 * two-parameter model. Abilities and difficulties are in standard deviations of all learners, mean 0.
 */
export interface ItemParameters {
  /** How sharply it separates learners who know it from those who do not: the slope, above 0. */
  readonly discrimination: number
  /** The ability at which it is half known. */
  readonly difficulty: number
  /** The chance of a right guess, from 0 up to 1. */
  readonly guessing: number
  /** The standard error of the difficulty where it is only estimated; left out where it is taken as known. */
  readonly difficultyError?: number | undefined
}

/**
 * Standard errors of difficulties, in standard deviations: authors' levels correlate with true difficulties by about 0.6, and
 * estimates from answers stay about a third off.
 */
export const difficultyErrors = { authored: 0.8, estimated: 0.35 } as const

/** Far from any ability a chance is never exactly 0 or 1: no single answer may rule an ability out. */
const CLOSEST = 1e-9

/** The slope over all that the difficulty may be: less steep than that of a known one (the logistic-normal integral of MacKay 1992). */
const slopeOf = ({ discrimination, difficultyError = 0 }: ItemParameters): number =>
  discrimination / Math.sqrt(1 + (Math.PI / 8) * (difficultyError * discrimination) ** 2)

/** The chance that a learner of some ability is right. */
export const probabilityCorrect = (item: ItemParameters, ability: number): number => {
  const { difficulty, guessing } = item
  const known = 1 / (1 + Math.exp(-slopeOf(item) * (ability - difficulty)))
  return Math.min(Math.max(guessing + (1 - guessing) * known, CLOSEST), 1 - CLOSEST)
}

/** Fisher's information of an answer about an ability: its contribution to 1 / error². */
export const informationOf = (item: ItemParameters, ability: number): number => {
  const { guessing } = item
  const chance = probabilityCorrect(item, ability)
  const known = (chance - guessing) / (1 - guessing)
  return (slopeOf(item) ** 2 * known ** 2 * (1 - chance)) / chance
}

const LEVEL_STEP = 0.8
const MIDDLE_LEVEL = 3

/**
 * Prior parameters of a question without answers, from the author's level (1 to 5) and the number of options (0 for
 * written answers).
 */
export const authoredParameters = (level: number, options: number): ItemParameters => ({
  discrimination: 1,
  difficulty: (level - MIDDLE_LEVEL) * LEVEL_STEP,
  guessing: options ? 1 / options : 0,
})
