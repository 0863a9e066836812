const DAY_MS = 86_400_000
/** China is eight hours ahead of UTC; a study day starts at four in the morning there. */
const AHEAD_MS = (8 - 4) * 3_600_000

/** The number of the study day of a moment: it starts at 04:00 in China, wherever the device is. */
export const studyDay = (at: number): number => Math.floor((at + AHEAD_MS) / DAY_MS)

/** The first millisecond of a study day. */
export const startOfStudyDay = (day: number): number => day * DAY_MS - AHEAD_MS

/** A study day as YYYY-MM-DD. */
export const dateOfStudyDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The study day that has the date YYYY-MM-DD. */
export const studyDayOfDate = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)

const WEEK = 7
/** Day 0 was a Thursday. */
const FIRST_MONDAY = 4

/** The study day of the Monday that begins the week of a study day. */
export const mondayOf = (day: number): number => day - ((day - FIRST_MONDAY) % WEEK)
