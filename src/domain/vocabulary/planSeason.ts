import { FINAL_DAYS } from './examCap'
import { type Season, type SeasonInput, simulateSeason } from './simulateSeason'

const MOST_MINUTES = 240
const MINUTES_STEP = 5
const LOWER_RETENTIONS = [0.85, 0.8, 0.75, 0.7]

/** What would help when the words do not fit before the exam; a field is null when that alone does not help. */
export interface LateHelp {
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

export type SeasonWish = Omit<SeasonInput, 'newPerDay'> & {
  /** Left out, the planner takes the fewest that finish in time: the calmest season. */
  readonly newPerDay?: number | undefined
}

/** Days on which new words may begin, today included. */
const openDays = (daysToExam: number): number => Math.max(0, daysToExam - FINAL_DAYS + 1)

const fits = (season: Season): boolean => season.unlearned === 0

const calmest = ({ newWords, daysToExam }: SeasonWish): number => {
  const days = openDays(daysToExam)
  return days > 0 ? Math.ceil(newWords / days) : 0
}

/**
 * Simulates the season of a plan. Without a wish for new words a day it takes the fewest that let all of them begin in
 * time, and more where full days stop new words now and then.
 */
export const planSeason = (wish: SeasonWish): SeasonPlan => {
  const pace = wish.newPerDay ?? calmest(wish)
  const first = simulateSeason({ ...wish, newPerDay: pace })
  if (wish.newPerDay !== undefined || fits(first)) return { season: first, newPerDay: pace }
  const faster = Math.ceil(pace * 1.5)
  const second = simulateSeason({ ...wish, newPerDay: faster })
  return second.unlearned < first.unlearned
    ? { season: second, newPerDay: faster }
    : { season: first, newPerDay: pace }
}

const fewestMinutes = (wish: SeasonWish): number | null => {
  const works = (minutesPerDay: number) => fits(planSeason({ ...wish, minutesPerDay }).season)
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
const fittingWords = (wish: SeasonWish, { unlearned }: Season): number => {
  const newWords = Math.max(0, wish.newWords - unlearned)
  if (newWords === 0 || unlearned === 0) return newWords
  return fittingWords({ ...wish, newWords }, planSeason({ ...wish, newWords }).season)
}

/** What would help when the words of a season do not fit before the exam; null when they do. Costs some twenty seasons. */
export const lateHelp = (wish: SeasonWish, season: Season): LateHelp | null => {
  if (fits(season)) return null
  // With more time or fewer reviews the learner's own pace of new words would be the limit: let it follow.
  const free = { ...wish, newPerDay: undefined, reviewLimit: Infinity }
  const retention = LOWER_RETENTIONS.find(
    (lower) => lower < wish.retention && fits(planSeason({ ...free, retention: lower }).season),
  )
  return {
    minutesPerDay: fewestMinutes(free),
    retention: retention ?? null,
    words: fittingWords(wish, season),
  }
}
