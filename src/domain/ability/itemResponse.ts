/**
 * What the three-parameter logistic model says of a question (Birnbaum 1968, in the logistic metric). With `guessing` 0 it is the
 * two-parameter model. Abilities and difficulties are standard deviations of all learners, 0 their mean.
 */
export interface ItemParameters {
  /** How sharply it tells who knows from who does not: the slope, above 0. */
  readonly discrimination: number
  /** The ability at which it is half known. */
  readonly difficulty: number
  /** The chance of who knows nothing, from 0 up to 1. */
  readonly guessing: number
}

/** Far from any ability a chance is never exactly 0 or 1: no single answer may rule an ability out. */
const CLOSEST = 1e-9

/** The chance that a learner of some ability is right. */
export const probabilityCorrect = (
  { discrimination, difficulty, guessing }: ItemParameters,
  ability: number,
): number => {
  const known = 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))
  return Math.min(Math.max(guessing + (1 - guessing) * known, CLOSEST), 1 - CLOSEST)
}

/** Fisher's information of an answer about an ability: what it adds to 1 / error². */
export const informationOf = (item: ItemParameters, ability: number): number => {
  const { discrimination, guessing } = item
  const chance = probabilityCorrect(item, ability)
  const known = (chance - guessing) / (1 - guessing)
  return (discrimination ** 2 * known ** 2 * (1 - chance)) / chance
}

const LEVEL_STEP = 0.8
const MIDDLE_LEVEL = 3

/**
 * What is taken for true of a question that nobody has answered: its author's level of difficulty, 1 to 5, and how many options
 * there are to guess among (0 when the answer is written).
 */
export const authoredParameters = (level: number, options: number): ItemParameters => ({
  discrimination: 1,
  difficulty: (level - MIDDLE_LEVEL) * LEVEL_STEP,
  guessing: options ? 1 / options : 0,
})
