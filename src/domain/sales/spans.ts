import { shanghaiDate } from '@/lib/shanghaiDate'

const DAY_MS = 86_400_000

/** The spans of rankings: today, this week from Monday, this month, in China. */
export const rankSpans = ['day', 'week', 'month'] as const
export type RankSpan = (typeof rankSpans)[number]

/** The first day of a span that holds a moment, as 2026-11-23. */
export const spanStart = (span: RankSpan, now: number): string => {
  const today = shanghaiDate(now)
  if (span === 'day') return today
  if (span === 'month') return `${today.slice(0, 7)}-01`
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  return new Date(Date.parse(today) - weekday * DAY_MS).toISOString().slice(0, 10)
}

/** Ranks of rows that are sorted by score: equal scores share a rank, and the next one counts on (1, 2, 2, 4). */
export const withRanks = <T>(
  rows: readonly T[],
  scoreOf: (row: T) => number,
): (T & { readonly rank: number })[] => {
  let rank = 0
  return rows.map((row, at) => {
    const before = rows[at - 1]
    if (before === undefined || scoreOf(before) !== scoreOf(row)) rank = at + 1
    return { ...row, rank }
  })
}
