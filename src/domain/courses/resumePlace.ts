/** A last position in seconds, and its time in milliseconds since the epoch. */
export interface LastPlace {
  readonly place: number
  readonly at: number
}

/** So little is no beginning. */
const LEAST = 10
/** Share of a film after which it restarts from the beginning. */
const NEARLY_ALL = 0.95

/** The position to resume in a lesson of `length` seconds: the latest known to this device or the account. */
export const resumePlace = (length: number, ...known: readonly (LastPlace | undefined)[]): number => {
  const latest = known.reduce((best, one) => (one && (!best || one.at > best.at) ? one : best), undefined)
  if (!latest || latest.place < LEAST || latest.place > length * NEARLY_ALL) return 0
  return Math.floor(latest.place)
}
