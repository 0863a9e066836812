import { authoredParameters, probabilityCorrect } from '../ability/itemResponse'

/** Levels of an exam's questions and their shares; most are of middle difficulty. */
const LEVELS = [
  [2, 0.25],
  [3, 0.45],
  [4, 0.3],
] as const
const OPTIONS = 4

/** The share of marks that an ability (in standard deviations of all learners) is expected to earn. */
const expectedShare = (ability: number): number =>
  LEVELS.reduce(
    (sum, [level, share]) => sum + share * probabilityCorrect(authoredParameters(level, OPTIONS), ability),
    0,
  )

export interface PredictedScore {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** A paper's score by the ability shown in practice, with the band that the ability's own band gives. */
export const predictScore = (
  { ability, band: [low, high] }: { readonly ability: number; readonly band: readonly [number, number] },
  full: number,
): PredictedScore => {
  const score = (value: number): number => Math.round(expectedShare(value) * full)
  return { low: score(low), middle: score(ability), high: score(high) }
}
