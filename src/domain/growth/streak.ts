import { MOST_MADE_UP } from './clockActivities'

/** A checked-in study day: really, or by a make-up card. */
export interface ClockDay {
  /** Number of the study day. */
  readonly day: number
  readonly how: 'real' | 'card'
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today is still open. */
  readonly current: number
  readonly best: number
  /** Missed days that make-up cards fill with the next check-in. */
  readonly toMakeUp: readonly number[]
}

/** Lengths of the runs of consecutive days, oldest first, with their last day. */
const runsOf = (days: readonly number[]): { end: number; length: number }[] => {
  const runs: { end: number; length: number }[] = []
  for (const day of days) {
    const last = runs[runs.length - 1]
    if (last && last.end === day - 1) {
      last.end = day
      last.length += 1
    } else if (last?.end !== day) runs.push({ end: day, length: 1 })
  }
  return runs
}

/**
 * The missed days between the last check-in and `today` that cards fill: all or none of them, at most `MOST_MADE_UP` and
 * at most as many as there are cards. Days before the first check-in are never filled.
 */
export const daysToMakeUp = (last: number | undefined, today: number, cards: number): readonly number[] => {
  if (last === undefined) return []
  const missed = today - last - 1
  if (missed < 1 || missed > Math.min(MOST_MADE_UP, cards)) return []
  return Array.from({ length: missed }, (_, at) => last + 1 + at)
}

/** Computes the streak from the rows of days; no counter is stored. */
export const streakOf = (rows: readonly ClockDay[], today: number, cards: number): Streak => {
  const days = rows.map(({ day }) => day).filter((day) => day <= today)
  days.sort((one, other) => one - other)
  const runs = runsOf(days)
  const last = runs[runs.length - 1]
  const best = Math.max(0, ...runs.map(({ length }) => length))
  const isAlive = last !== undefined && last.end >= today - 1
  const toMakeUp = isAlive ? [] : daysToMakeUp(last?.end, today, cards)
  const current = last && (isAlive || toMakeUp.length > 0) ? last.length : 0
  return { current, best, toMakeUp }
}
