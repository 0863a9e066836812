import { MemoryModel } from '@/domain/memory/MemoryModel'
import { planSeason } from '@/domain/vocabulary/planSeason'
import { DEFAULT_PACE } from '@/domain/vocabulary/simulateSeason'
import { loadBars } from './loadBars'

const MOST = 48
const seasonOf = (daysToExam: number) =>
  planSeason({
    model: new MemoryModel(),
    daysToExam,
    newWords: 2300,
    started: [],
    minutesPerDay: 40,
    retention: 0.9,
    reviewLimit: 300,
    pace: DEFAULT_PACE,
  }).season.days

test.each([1, 27, 48, 49, 150, 390])('of %i days the busiest is the tallest bar', (daysToExam) => {
  const days = seasonOf(daysToExam)
  const { reviews, fresh } = loadBars(days, MOST)
  const heights = reviews.map((minutes, at) => minutes + (fresh[at] ?? 0))
  const most = Math.max(...days.map(({ minutes }) => minutes))
  expect(heights.length).toBeLessThanOrEqual(MOST)
  expect(Math.max(...heights)).toBeCloseTo(most, 6)
  const size = Math.ceil(days.length / MOST)
  const tallest = heights.indexOf(Math.max(...heights))
  expect(days.slice(tallest * size, (tallest + 1) * size).some(({ minutes }) => minutes === most)).toBe(true)
})

test('no days are no bars', () => expect(loadBars([], MOST)).toEqual({ reviews: [], fresh: [] }))
