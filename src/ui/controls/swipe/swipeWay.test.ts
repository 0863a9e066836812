import { swipeWay } from './swipeWay'

test.each([
  [-90, 10, 'left'],
  [90, -20, 'right'],
  [5, -120, 'up'],
  [20, 4, undefined],
  [0, 150, undefined],
  [70, -70, undefined],
])('a way of %d, %d means %s', (dx, dy, meant) => {
  expect(swipeWay(dx, dy)).toBe(meant)
})
