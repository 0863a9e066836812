import { grades, type MemoryEvent, type ReviewEvent } from '../memory/eventTypes'
import { effective } from '../memory/replayWord'
import { studyDay } from '../memory/studyDay'
import { DEFAULT_PACE, type Pace } from './simulateSeason'

/** The defaults count like so many observations: a new learner's first answers move little. */
const PRIOR_COUNT = 40
/** Days that say how regularly a learner studies. */
const WINDOW = 28
/** The default attendance, every day, counts like so many days. */
const PRIOR_DAYS = 7
const LEAST_ATTENDANCE = 0.2

/** A mean that starts at a default. */
class Mean {
  private sum: number
  private count = PRIOR_COUNT

  constructor(start: number) {
    this.sum = start * PRIOR_COUNT
  }

  add(value: number): void {
    this.sum += value
    this.count += 1
  }

  get value(): number {
    return this.sum / this.count
  }
}

/** The answers to one word on one study day. */
const byDay = (reviews: readonly ReviewEvent[]): readonly (readonly ReviewEvent[])[] => {
  const days: ReviewEvent[][] = []
  for (const review of reviews) {
    const last = days[days.length - 1]
    if (last?.[0] && studyDay(last[0].at) === studyDay(review.at)) last.push(review)
    else days.push([review])
  }
  return days
}

const secondsOf = (reviews: readonly ReviewEvent[]): number =>
  reviews.reduce((sum, { took }) => sum + took, 0) / 1000

const attendanceOf = (days: ReadonlySet<number>, today: number): number => {
  const first = Math.min(...days)
  const from = Math.max(first, today - WINDOW)
  const length = today - from
  if (!(length > 0)) return 1
  const studied = [...days].filter((day) => day >= from && day < today).length
  return Math.max(LEAST_ATTENDANCE, (studied + PRIOR_DAYS) / (length + PRIOR_DAYS))
}

/** A learner's own pace, share of known words and attendance, from the log of their words; the defaults until it says more. */
export const paceOf = (histories: readonly (readonly MemoryEvent[])[], today: number): Pace => {
  const fresh = new Mean(DEFAULT_PACE.secondsPerNew)
  const review = new Mean(DEFAULT_PACE.secondsPerReview)
  const lapse = new Mean(DEFAULT_PACE.secondsPerLapse)
  const known = new Mean(DEFAULT_PACE.knownShare)
  const studied = new Set<number>()
  for (const history of histories) {
    const reviews = effective(history).filter((event): event is ReviewEvent => event.kind === 'review')
    byDay(reviews).forEach((day, at) => {
      const [first] = day
      if (!first) return
      studied.add(studyDay(first.at))
      if (at === 0) {
        fresh.add(secondsOf(day))
        known.add(Number(first.grade >= grades.good && (first.proved || first.source !== 'card')))
      } else (first.grade === grades.again ? lapse : review).add(secondsOf(day))
    })
  }
  return {
    secondsPerNew: fresh.value,
    secondsPerReview: review.value,
    secondsPerLapse: lapse.value,
    knownShare: known.value,
    attendance: attendanceOf(studied, today),
  }
}
