const MINUTE = 60_000
const LONGEST = 6 * 60 * MINUTE

/** When something that failed so often before is tried again: twice as late each time, but within six hours. */
export const retryAt = (failures: number, now: number): number =>
  now + Math.min(LONGEST, MINUTE * 2 ** Math.min(failures, 10))
