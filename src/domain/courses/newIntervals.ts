import { mergeInterval, type Interval } from './WatchTracker'

/** What is left of a stretch without others. */
const without = (stretch: Interval, others: readonly Interval[]): readonly Interval[] =>
  others.reduce<readonly Interval[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Interval[] => {
        const before: Interval = [start, Math.min(end, from)]
        const after: Interval = [Math.max(start, to), end]
        return [before, after].filter(([first, last]) => last > first)
      }),
    [stretch],
  )

/** What of some stretches is new beside those that are known, in order, and of it the first `most` seconds. */
export const newIntervals = (
  told: readonly Interval[],
  known: readonly Interval[],
  most: number,
): readonly Interval[] => {
  const joined = told.reduce<readonly Interval[]>((parts, part) => mergeInterval(parts, part), [])
  let left = most
  return joined
    .flatMap((part) => without(part, known))
    .flatMap(([from, to]): Interval[] => {
      const taken = Math.min(to - from, left)
      left -= taken
      return taken > 0 ? [[from, from + taken]] : []
    })
}

/** The fastest that the player plays. */
const FASTEST = 2
/** Devices tell whole seconds and cut the rest off: of a sitting of ten, or of twenty at double speed, about a tenth is lost. */
const CUT_OFF = 0.1
const ROUNDING_S = 2

/** How much of a lesson so many seconds before it can have covered, over all sittings. */
export const mostCovered = (seconds: number): number => Math.floor(seconds * (FASTEST + CUT_OFF)) + ROUNDING_S
