import { nextWeekly } from '../courses/nextWeekly'

const MINUTE = 60_000
const WEEK = 7 * 86_400_000
/** Sign-up opens so long before: the week before an exam, so that one of each rule is always open. */
const OPENS_BEFORE = WEEK
/** How many weeks back results are listed. */
const WEEKS_BACK = 4

/** When a network-wide mock exam is held. */
export interface MockRule {
  /** Digits, small letters and dashes. */
  readonly key: string
  /** Weekday and time in China, as `6 14:00`. */
  readonly weekly: string
  readonly minutes: number
  /** So many minutes after the beginning one may still come in; the end stays the same for all. */
  readonly lateMinutes: number
}

/** The moments of one mock exam. */
export interface MockTimes {
  readonly opensAt: number
  readonly startsAt: number
  readonly lateUntil: number
  readonly endsAt: number
}

export const mockStates = ['running', 'open', 'upcoming', 'ended'] as const
export type MockState = (typeof mockStates)[number]

export const mockTimesOf = ({ minutes, lateMinutes }: MockRule, startsAt: number): MockTimes => ({
  opensAt: startsAt - OPENS_BEFORE,
  startsAt,
  lateUntil: startsAt + lateMinutes * MINUTE,
  endsAt: startsAt + minutes * MINUTE,
})

/** Before sign-up, while one may sign up, while it is written, when it has ended for all. */
export const mockStateOf = ({ opensAt, startsAt, endsAt }: MockTimes, now: number): MockState => {
  if (now >= endsAt) return 'ended'
  if (now >= startsAt) return 'running'
  return now >= opensAt ? 'open' : 'upcoming'
}

/** The beginnings of a rule around a moment: the one that runs or comes next, two after it, and those of the last four weeks. */
export const mockStartsAround = ({ weekly, minutes }: MockRule, now: number): number[] => {
  const next = nextWeekly(weekly, now - minutes * MINUTE + 1)
  return Array.from({ length: WEEKS_BACK + 3 }, (_unused, at) => next + (2 - at) * WEEK)
}

/** Which of several papers is written at a moment: the next one each week, the same for all. */
export const paperIndexAt = (startsAt: number, papers: number): number => Math.floor(startsAt / WEEK) % papers
