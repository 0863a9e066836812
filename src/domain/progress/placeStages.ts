import { mondayOf } from '../memory/studyDay'

const WEEK = 7
/** A plan reaches back a year at most, unless it begins only now. */
const YEAR_WEEKS = 52

/** The weeks between the beginning and the exam: the Monday of the first one, and how many there are. */
export interface MapWeeks {
  readonly monday: number
  readonly count: number
}

/** The study days that a plan follows from. */
interface MapDays {
  /** The learner's first one. */
  readonly begun: number
  readonly today: number
  readonly exam: number
}

/**
 * The weeks of a plan, up to that of the day before the exam. It begins with the learner's first week, though at most a
 * year before the exam; when that is still to come it begins this week, so that no learner waits or starts late.
 */
export const mapWeeks = ({ begun, today, exam }: MapDays): MapWeeks => {
  const lastMonday = mondayOf(exam - 1)
  const yearBefore = lastMonday - (YEAR_WEEKS - 1) * WEEK
  const wanted = Math.max(mondayOf(begun), Math.min(mondayOf(today), yearBefore))
  const monday = Math.min(lastMonday, wanted)
  return { monday, count: (lastMonday - monday) / WEEK + 1 }
}

/** The week that holds a day, counted from 0; days before and after the plan belong to its first and last one. */
export const weekOf = ({ monday, count }: MapWeeks, day: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((day - monday) / WEEK)))

/** The first study day of a week of the plan. */
export const mondayOfWeek = ({ monday }: MapWeeks, week: number): number => monday + week * WEEK

/** Which weeks a stage has: the first one, counted from 0, and how many. */
export interface StagePlace {
  readonly first: number
  readonly weeks: number
}

/**
 * Divides weeks among stages: one to each, and the others by the shares. Where weeks are fewer than stages, neighbours
 * share one, and the last stages have theirs alone as long as possible: the stages before the exam are not squeezed.
 */
export const placeStages = (shares: readonly number[], count: number): StagePlace[] => {
  const stages = shares.length
  if (count < stages)
    return shares.map((_share, at) => ({ first: Math.max(0, at - stages + count), weeks: 1 }))
  const sum = shares.reduce((total, share) => total + share, 0)
  const places: StagePlace[] = []
  let shared = 0
  let first = 0
  for (const [at, share] of shares.entries()) {
    shared += share
    const stillToCome = stages - at - 1
    const end = Math.min(Math.max(Math.round((count * shared) / sum), first + 1), count - stillToCome)
    places.push({ first, weeks: end - first })
    first = end
  }
  return places
}

/** Which week of a stage each of its tasks belongs to: as many in each as can be, in their order. */
export const weekOfTask = ({ first, weeks }: StagePlace, at: number, tasks: number): number =>
  first + Math.floor((at * weeks) / tasks)
