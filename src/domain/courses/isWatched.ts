/** The last words of a lesson may be left out. */
const ENOUGH = 0.9

/** Whether so many seconds of a lesson are the lesson. */
export const isWatched = (covered: number, length: number): boolean =>
  length > 0 && covered >= length * ENOUGH
