import type { DayLoad } from '@/domain/vocabulary/simulateSeason'

/** Minutes a bar: reviews below, new words above. */
export interface LoadBars {
  readonly reviews: readonly number[]
  readonly fresh: readonly number[]
}

/** The busiest day of each stretch, so that at most `most` bars remain and the busiest day of all is the tallest. */
export const loadBars = (days: readonly DayLoad[], most: number): LoadBars => {
  const size = Math.max(1, Math.ceil(days.length / most))
  const busiest = Array.from({ length: Math.ceil(days.length / size) }, (_unused, index) =>
    days
      .slice(index * size, (index + 1) * size)
      .reduce((one, other) => (other.minutes > one.minutes ? other : one)),
  )
  return {
    reviews: busiest.map(({ minutes, freshMinutes }) => minutes - freshMinutes),
    fresh: busiest.map(({ freshMinutes }) => freshMinutes),
  }
}
