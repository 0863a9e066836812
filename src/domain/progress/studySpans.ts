import { dateOfStudyDay, mondayOf, studyDayOfDate } from '../memory/studyDay'

/** Units of one bar of statistics. */
export const spanKinds = ['day', 'week', 'month'] as const
export type SpanKind = (typeof spanKinds)[number]

/** How many bars are shown at once. */
export const spanCounts: Readonly<Record<SpanKind, number>> = { day: 14, week: 8, month: 6 }

const WEEK = 7
const MONTHS = 12

/** The first day of the month that is so many months after the one of a day. */
const firstOfMonth = (day: number, after: number): number => {
  const date = dateOfStudyDay(day)
  const month = Number(date.slice(0, 4)) * MONTHS + Number(date.slice(5, 7)) - 1 + after
  return studyDayOfDate(`${Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}-01`)
}

/** The first day of the span that is so many spans after the one of a day. */
const firstOf: Readonly<Record<SpanKind, (day: number, after: number) => number>> = {
  day: (day, after) => day + after,
  week: (day, after) => mondayOf(day) + after * WEEK,
  month: firstOfMonth,
}

/** Study days from the first one on, up to and without the last one. */
export interface DaySpan {
  readonly first: number
  readonly end: number
}

/** The spans of a page of statistics, the oldest first: page 0 ends with the span of today. */
export const studySpans = (per: SpanKind, today: number, back = 0): DaySpan[] => {
  const count = spanCounts[per]
  return Array.from({ length: count }, (_unused, at) => {
    const after = at + 1 - count * (back + 1)
    return { first: firstOf[per](today, after), end: firstOf[per](today, after + 1) }
  })
}
