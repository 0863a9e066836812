import { seenPercent } from './seenPercent'

test.each([
  [0, 100, 0],
  [1, 1000, 1],
  [15, 100, 15],
  [100, 100, 99],
  [5, 0, 0],
])('of %i seconds of %i that is %i percent', (covered, length, percent) =>
  expect(seenPercent({ covered, length })).toBe(percent),
)
