import type { ItemParameters } from './itemResponse'

/** One level of the five of an author, who is rarely wrong by more: the spread that the estimate's prior has too (`maximizationStep`). */
const FARTHEST = 1
/** Two spreads of the prior of its logarithm, 0.5 each, are a factor of 2.7: what is far out there is more likely forged than found. */
const STEEPEST = 2

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/**
 * An estimate no farther from the author's word than answers may bring it. Whoever makes accounts to answer against what they know
 * is predicted well by what they forged, so that no test on held-out answers finds them.
 */
export const boundedItem = (fitted: ItemParameters, authored: ItemParameters): ItemParameters => ({
  guessing: authored.guessing,
  difficulty: between(fitted.difficulty, authored.difficulty - FARTHEST, authored.difficulty + FARTHEST),
  discrimination: between(
    fitted.discrimination,
    authored.discrimination / STEEPEST,
    authored.discrimination * STEEPEST,
  ),
})
