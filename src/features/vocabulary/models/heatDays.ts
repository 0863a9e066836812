import type { DayRecord } from '@/domain/vocabulary/planTypes'
import { dateOfStudyDay } from '@/domain/memory/studyDay'
import type { HeatDay } from '@/ui/charts/HeatMap'

/** The last `count` study days up to `today` without a gap; days without a record have 0. */
export const heatDays = (records: readonly DayRecord[], today: number, count: number): HeatDay[] => {
  const reviews = new Map(records.map((record) => [record.day, record.reviews]))
  return Array.from({ length: count }, (_unused, at) => {
    const day = dateOfStudyDay(today - count + 1 + at)
    return { day, value: reviews.get(day) ?? 0 }
  })
}
