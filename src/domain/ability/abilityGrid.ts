import { probabilityCorrect, type ItemParameters } from './itemResponse'

/** A question and how it was answered. */
export interface JudgedItem {
  readonly item: ItemParameters
  readonly isRight: boolean
}

const STEPS_TO_EACH_SIDE = 60
/** The distance of two points of the grid. */
export const GRID_STEP = 0.1
/** Quadrature points from −6 to 6: all-right or all-wrong answers may estimate an extreme ability. */
export const quadraturePoints: readonly number[] = Array.from(
  { length: 2 * STEPS_TO_EACH_SIDE + 1 },
  (_, at) => (at - STEPS_TO_EACH_SIDE) * GRID_STEP,
)

/** How likely each ability of the grid is; together 1. */
export type AbilityWeights = readonly number[]

const normalised = (weights: readonly number[]): AbilityWeights => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Before the first answer: learners are standard normal. */
export const priorWeights: AbilityWeights = normalised(
  quadraturePoints.map((ability) => Math.exp(-(ability ** 2) / 2)),
)

/** Bayes' update after one more answer. The order of answers makes no difference. */
export const updatePosterior = (weights: AbilityWeights, { item, isRight }: JudgedItem): AbilityWeights =>
  normalised(
    quadraturePoints.map((ability, at) => {
      const chance = probabilityCorrect(item, ability)
      return (weights[at] ?? 0) * (isRight ? chance : 1 - chance)
    }),
  )

/** The chance of being right, over all that is not known about the ability. */
export const expectedChance = (weights: AbilityWeights, item: ItemParameters): number =>
  quadraturePoints.reduce(
    (sum, ability, at) => sum + (weights[at] ?? 0) * probabilityCorrect(item, ability),
    0,
  )
