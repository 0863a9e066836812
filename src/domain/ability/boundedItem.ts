import type { ItemParameters } from './itemResponse'

/**
 * Maximum shift of the difficulty: one of the author's five levels, equal to the standard deviation of the prior
 * (`maximizationStep`).
 */
const FARTHEST = 1
/**
 * Maximum factor of the discrimination: about two standard deviations (0.5 each) of the prior of its logarithm, a
 * factor of 2.7; larger ones are more likely forged than found.
 */
const STEEPEST = 2

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/**
 * Clamps an estimate to a range around the author's parameters. Accounts that answer wrongly on purpose predict their
 * own answers well, so tests on held-out answers do not detect them.
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
