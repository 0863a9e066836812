const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar date in China of a moment, as YYYY-MM-DD; the same on a phone in any time zone. */
export const shanghaiDate = (time: number): string =>
  new Date(time + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10)

/** The time of day in China of a moment, as 09:30. */
export const shanghaiTime = (time: number): string =>
  new Date(time + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16)

/** Whole days of the calendar in China from a moment to a date; 0 on the day itself and after it. */
export const daysUntil = (date: string, now: number): number =>
  Math.max(0, Math.round((Date.parse(date) - Date.parse(shanghaiDate(now))) / DAY_MS))
