import { mergeInterval, type Interval } from './WatchTracker'

/** The rest of an interval without others. */
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

/** The new parts of some intervals besides the known ones, in order, limited to the first `most` seconds. */
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
/**
 * Devices report whole seconds, rounded down: a session of ten seconds, or of twenty at double speed, loses about a
 * tenth.
 */
const CUT_OFF = 0.1
const ROUNDING_S = 2

/** How much of a lesson so many seconds before it can have covered, over all sittings. */
export const mostCovered = (seconds: number): number => Math.floor(seconds * (FASTEST + CUT_OFF)) + ROUNDING_S
