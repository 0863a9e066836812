import {
  type AbilityWeights,
  GRID_STEP,
  quadraturePoints,
  type JudgedItem,
  updatePosterior,
  priorWeights,
} from './abilityGrid'

/** A learner's ability, in standard deviations of all learners. */
export interface AbilityEstimate {
  /** Expected a posteriori: the mean of what is still possible. */
  readonly ability: number
  /** The standard deviation of what is still possible. */
  readonly error: number
  /** The 90 % credible interval. */
  readonly band: readonly [low: number, high: number]
}

const BAND = 0.9

/** The ability below which a share of the weight lies; weight is spread evenly around each point of the grid. */
const quantile = (weights: AbilityWeights, share: number): number => {
  let below = 0
  for (const [at, weight] of weights.entries()) {
    if (below + weight >= share) {
      const inside = weight > 0 ? (share - below) / weight : 0
      return (quadraturePoints[at] ?? 0) + (inside - 0.5) * GRID_STEP
    }
    below += weight
  }
  return quadraturePoints[quadraturePoints.length - 1] ?? 0
}

/** Mean, error and band of what is known. */
export const weightedAbility = (weights: AbilityWeights): AbilityEstimate => {
  const mean = (value: (ability: number) => number) =>
    quadraturePoints.reduce((sum, ability, at) => sum + (weights[at] ?? 0) * value(ability), 0)
  const ability = mean((one) => one)
  const error = Math.sqrt(mean((one) => (one - ability) ** 2))
  const tail = (1 - BAND) / 2
  return { ability, error, band: [quantile(weights, tail), quantile(weights, 1 - tail)] }
}

/** The ability estimated from answers (Bock & Mislevy 1982); without any, the mean of all learners. */
export const estimateAbility = (answers: readonly JudgedItem[]): AbilityEstimate =>
  weightedAbility(answers.reduce(updatePosterior, priorWeights))
