import { streakOf } from './streak'

it.each([
  [[], 10, 0],
  [[8, 9, 10], 10, 3],
  // Today may still be missing.
  [[8, 9], 10, 2],
  [[7, 8], 10, 0],
  [[8, 10], 10, 1],
])('the study days %j are on day %i a streak of %i', (days, today, streak) => {
  expect(streakOf(new Set(days), today)).toBe(streak)
})
