import { dateOfStudyDay, studyDay } from '../memory/studyDay'

/** The spans of time over which boards add up. */
export const rankPeriods = ['day', 'week', 'month', 'all'] as const
export type RankPeriod = (typeof rankPeriods)[number]

/** 1970-01-01, study day 0, was a Thursday. */
const DAYS_AFTER_MONDAY = 3

const mondayOf = (day: number): number => day - ((day + DAYS_AFTER_MONDAY) % 7)

const names: Readonly<Record<RankPeriod, (day: number) => string>> = {
  day: (day) => dateOfStudyDay(day),
  week: (day) => `w${dateOfStudyDay(mondayOf(day))}`,
  month: (day) => dateOfStudyDay(day).slice(0, 7),
  all: () => 'all',
}

/** The name of the day, week (from Monday) or month in which a moment lies; days begin at 04:00 in China, as study days do. */
export const spanOf = (period: RankPeriod, at: number): string => names[period](studyDay(at))
