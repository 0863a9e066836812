import { retryAt } from './retryAt'

const MINUTE = 60_000

it('waits twice as long each time, and six hours at most', () => {
  expect([0, 1, 2, 8, 9, 1000].map((failures) => retryAt(failures, 0) / MINUTE)).toEqual([
    1, 2, 4, 256, 360, 360,
  ])
})
