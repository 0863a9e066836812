const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

/** The calendar date in China of a moment, as YYYY-MM-DD; the same on a phone in any time zone. */
export const shanghaiDate = (time: number): string =>
  new Date(time + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10)

/** The time of day in China of a moment, as 09:30. */
export const shanghaiTime = (time: number): string =>
  new Date(time + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16)
