import { groupBy } from '@/lib/groupBy'
import { type Judged, mean } from '../bench/forecastScores'

/** A distribution function of next year's line. */
export type Distribution = (line: number) => number

/** Totals over which a distribution is summed. */
const TOTALS = { from: 200, to: 500 }

/** Continuous ranked probability score in points, by steps of one point (Gneiting and Raftery 2007). */
export const crps = (distribution: Distribution, seen: number): number => {
  let sum = 0
  for (let total = TOTALS.from; total < TOTALS.to; total += 1)
    sum += (distribution(total + 0.5) - (total >= seen ? 1 : 0)) ** 2
  return sum
}

/** The lowest total at which a distribution reaches a share. */
export const quantile = (distribution: Distribution, share: number): number => {
  let total = TOTALS.from
  while (total < TOTALS.to && distribution(total) < share) total += 1
  return total
}

/** Pinball loss of one quantile, in points. */
export const pinball = (forecast: number, seen: number, share: number): number =>
  Math.max(share * (seen - forecast), (share - 1) * (seen - forecast))

/** Probability that a positive case has a larger share than a negative one (AUC); ties count half. */
export const areaUnderCurve = (judged: readonly Judged[]): number => {
  const sorted = [...judged].sort((one, other) => one.share - other.share)
  const ranks = new Map<number, number>()
  for (const [share, group] of groupBy(
    sorted.map(({ share }, rank) => ({ share, rank: rank + 1 })),
    ({ share }) => share,
  ))
    ranks.set(share, mean(group.map(({ rank }) => rank)))
  const hits = judged.filter(({ happened }) => happened)
  const misses = judged.length - hits.length
  const sum = hits.reduce((total, { share }) => total + (ranks.get(share) ?? 0), 0)
  return (sum - (hits.length * (hits.length + 1)) / 2) / (hits.length * misses)
}
