import type { ChooseRules } from '../../../authoring/kinds/chooseKinds'

const DAY = 86_400_000
const MINUTE = 60_000
const SHANGHAI = 8 * 3_600_000

type ConsultRules = ChooseRules['consult']

/** The day of a moment in China, as 2026-12-19. */
export const dayOf = (at: number): string => new Date(at + SHANGHAI).toISOString().slice(0, 10)

export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

export const nextDay = (day: string): number => startOfDay(day) + DAY

/** All times of a day, by the opening hours; weekdays count from Monday as 1. */
export const timesOf = (day: string, { hours }: ConsultRules): number[] => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ times }) => times)
    .map((time) => Date.parse(`${day}T${time}:00+08:00`))
    .sort((one, other) => one - other)
}

/** The days that can be booked, today first. */
export const openDays = (now: number, { days }: ConsultRules): string[] =>
  Array.from({ length: days }, (_, at) => dayOf(now + at * DAY))

/** Whether a time is one of the opening hours and far enough ahead. */
export const isBookable = (startsAt: number, now: number, rules: ConsultRules): boolean => {
  const day = dayOf(startsAt)
  return (
    startsAt - now >= rules.openBeforeMinutes * MINUTE &&
    openDays(now, rules).includes(day) &&
    timesOf(day, rules).includes(startsAt)
  )
}

export const isCancellable = (startsAt: number, now: number, rules: ConsultRules): boolean =>
  startsAt - now >= rules.cancelBeforeMinutes * MINUTE
