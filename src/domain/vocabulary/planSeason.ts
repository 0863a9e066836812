import { FINAL_DAYS } from '../memory/examCap'
import { type Season, type SeasonInput, simulateSeason } from './simulateSeason'

const MOST_MINUTES = 240
const MINUTES_STEP = 5
/** Factor of the calmest pace that full days leave room for. */
const SPARE = 1.5
const LOWER_RETENTIONS = [0.85, 0.8, 0.75, 0.7]

/**
 * Options when the words do not fit before the exam; a field is null when that change alone does not help. All but
 * `words` assume new words per day that follow the available time.
 */
export interface LateHelp {
  /** The learner's own pace is all that is in the way: with a pace that follows, the minutes are enough. */
  readonly isPaceTooSlow: boolean
  /** The fewest minutes a day with which all words fit. */
  readonly minutesPerDay: number | null
  /** The highest lower retention with which all words fit. */
  readonly retention: number | null
  /** So many of the new words fit: take those of the highest frequency. */
  readonly words: number
}

export interface SeasonPlan {
  readonly season: Season
  readonly newPerDay: number
}

export type SeasonGoals = Omit<SeasonInput, 'newPerDay'> & {
  /** Left out, the planner takes as many as the minutes carry, their reviews included. */
  readonly newPerDay?: number | undefined
}

/** Days on which new words may begin, today included. */
const openDays = (daysToExam: number): number => Math.max(0, daysToExam - FINAL_DAYS + 1)

const fits = (season: Season): boolean => season.unlearned === 0

/** The fewest new words on each studied day that let all of them begin in time. */
const calmest = ({ newWords, daysToExam, pace }: SeasonGoals): number => {
  const days = openDays(daysToExam) * pace.attendance
  return days > 0 ? Math.ceil(newWords / days) : 0
}

const planWith = (wish: SeasonGoals, newPerDay: number): SeasonPlan => ({
  season: simulateSeason({ ...wish, newPerDay }),
  newPerDay,
})

/** The new words that a day's minutes hold when nothing else is to be done. */
const mostPerDay = ({ minutesPerDay, pace }: SeasonGoals): number =>
  Math.floor((minutesPerDay * 60) / pace.secondsPerNew)

/**
 * The least that a plan takes on: half as many again as would do if no day were full. Full days stop new words now and then,
 * and the same with more minutes, so that more minutes never finish later.
 */
const leastPlan = (wish: SeasonGoals): SeasonPlan => {
  const calm = calmest(wish)
  return planWith(wish, Math.max(Math.min(Math.ceil(calm * SPARE), mostPerDay(wish)), calm))
}

/** Whether every day until the last new word has time for its reviews and all of its new words. */
const isEasy = ({ season, newPerDay }: SeasonPlan, { pace }: SeasonGoals): boolean => {
  const last = season.finishDay ?? season.days.length
  const wanted = newPerDay * pace.attendance
  return season.days.slice(0, last).every(({ waiting, fresh }) => waiting < 1 && fresh > wanted - 1)
}

/** The most new words a day that leave no day too full, not fewer than in `plan`. */
const fullestPlan = (wish: SeasonGoals, plan: SeasonPlan): SeasonPlan => {
  let best = plan
  let above = mostPerDay(wish) + 1
  while (above - best.newPerDay > 1) {
    const tried = planWith(wish, Math.floor((best.newPerDay + above) / 2))
    if (isEasy(tried, wish)) best = tried
    else above = tried.newPerDay
  }
  return best
}

/** Not all words fit: as many a day as the minutes carried on average, so that the first day is no fuller than the others. */
const steadyPlan = (wish: SeasonGoals, { season }: SeasonPlan): SeasonPlan => {
  const begun = season.days.reduce((sum, { fresh }) => sum + fresh, 0)
  return planWith(
    wish,
    Math.max(1, Math.floor(begun / Math.max(1, openDays(wish.daysToExam) * wish.pace.attendance))),
  )
}

/**
 * Simulates the season of a plan. Without a wish for new words a day it takes as many as the minutes carry with their
 * reviews, so that more minutes are words that are done with earlier.
 */
export const planSeason = (wish: SeasonGoals): SeasonPlan => {
  if (wish.newPerDay !== undefined) return planWith(wish, wish.newPerDay)
  const plan = leastPlan(wish)
  if (wish.newWords === 0 || openDays(wish.daysToExam) === 0) return plan
  return fits(plan.season) ? fullestPlan(wish, plan) : steadyPlan(wish, plan)
}

const seasonOf = (wish: SeasonGoals): Season =>
  wish.newPerDay === undefined ? leastPlan(wish).season : planWith(wish, wish.newPerDay).season

const fewestMinutes = (wish: SeasonGoals): number | null => {
  const works = (minutesPerDay: number) => fits(seasonOf({ ...wish, minutesPerDay }))
  if (!works(MOST_MINUTES)) return null
  let low = Math.floor(wish.minutesPerDay / MINUTES_STEP)
  let high = MOST_MINUTES / MINUTES_STEP
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (works(middle * MINUTES_STEP)) high = middle
    else low = middle
  }
  return high * MINUTES_STEP
}

/** How many of the new words fit. Fewer words let the pace fall, which may leave some over again: those go as well. */
const fittingWords = (wish: SeasonGoals, { unlearned }: Season): number => {
  const newWords = Math.max(0, wish.newWords - unlearned)
  if (newWords === 0 || unlearned === 0) return newWords
  return fittingWords({ ...wish, newWords }, seasonOf({ ...wish, newWords }))
}

/**
 * Computes the options when a season's words do not fit before the exam; null when they fit. Costs some twenty season
 * simulations.
 */
export const lateHelp = (wish: SeasonGoals, season: Season): LateHelp | null => {
  if (fits(season)) return null
  const words = fittingWords(wish, season)
  // With more time or fewer reviews the learner's own pace of new words would be the limit: let it follow.
  const free = { ...wish, newPerDay: undefined }
  if (wish.newPerDay !== undefined && fits(seasonOf(free)))
    return { isPaceTooSlow: true, minutesPerDay: null, retention: null, words }
  const retention = LOWER_RETENTIONS.find(
    (lower) => lower < wish.retention && fits(seasonOf({ ...free, retention: lower })),
  )
  return {
    isPaceTooSlow: false,
    minutesPerDay: fewestMinutes(free),
    retention: retention ?? null,
    words,
  }
}

/** Help for the last days before the exam, when reviews would be left over on its eve. */
export interface EveHelp {
  readonly waiting: number
  /** Minutes a day of the last days that clear them; null when no bearable number does. */
  readonly finalMinutes: number | null
}

/** Reviews left on the eve that need no help: fewer than one word in so many. */
const FEW_OF = 100

/** Computes what would clear the reviews that wait on the eve of the exam; null when hardly any do, or words do not fit at all. */
export const eveHelp = (wish: SeasonGoals, { season, newPerDay }: SeasonPlan): EveHelp | null => {
  const words = wish.newWords + wish.started.length
  const isLeft = ({ waitingOnEve }: Season) => waitingOnEve * FEW_OF > words
  if (!fits(season) || !isLeft(season)) return null
  const waiting = season.waitingOnEve
  const more = (waiting * wish.pace.secondsPerReview) / 60 / FINAL_DAYS / wish.pace.attendance
  const first = Math.ceil((wish.minutesPerDay + more) / MINUTES_STEP) * MINUTES_STEP
  const isTooLittle = (minutes: number): boolean =>
    isLeft(simulateSeason({ ...wish, newPerDay, finalMinutes: minutes }))
  // Where even the most minutes are too few, the limit of reviews a day is in the way.
  if (first > MOST_MINUTES || isTooLittle(MOST_MINUTES)) return { waiting, finalMinutes: null }
  let [low, high] = [first, MOST_MINUTES]
  while (low < high) {
    const middle = Math.floor((low + high) / 2 / MINUTES_STEP) * MINUTES_STEP
    if (isTooLittle(middle)) low = middle + MINUTES_STEP
    else high = middle
  }
  return { waiting, finalMinutes: high }
}
