/** How many learners have a score. */
export interface ScoreCount {
  readonly score: number
  readonly learners: number
}

export interface Distribution {
  /** Dense: equal scores share a rank. */
  readonly rank: number
  readonly learners: number
  /** The share of participants with a lower score, 0 to 1. */
  readonly below: number
  readonly average: number
  /** Ten bands of equal width from 0 to the most; the last holds the most itself. */
  readonly bands: readonly { readonly from: number; readonly to: number; readonly learners: number }[]
}

const BANDS = 10

/** The position of a score among all, from the counts of scores; `most` is the highest possible score. */
export const distributionOf = (counts: readonly ScoreCount[], own: number, most: number): Distribution => {
  const learners = counts.reduce((sum, one) => sum + one.learners, 0)
  const below = counts.filter(({ score }) => score < own).reduce((sum, one) => sum + one.learners, 0)
  const total = counts.reduce((sum, one) => sum + one.score * one.learners, 0)
  const bandOf = (score: number): number => Math.min(BANDS - 1, Math.floor((score / most) * BANDS))
  return {
    rank: counts.filter(({ score }) => score > own).length + 1,
    learners,
    below: learners > 0 ? below / learners : 0,
    average: learners > 0 ? total / learners : 0,
    bands: Array.from({ length: BANDS }, (_unused, at) => ({
      from: (most * at) / BANDS,
      to: (most * (at + 1)) / BANDS,
      learners: counts
        .filter(({ score }) => bandOf(score) === at)
        .reduce((sum, one) => sum + one.learners, 0),
    })),
  }
}
