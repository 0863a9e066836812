import { sizeBudgets, unmeasuredAreas } from './sizeBudgets'

test('each area with a page has an address whose bytes are measured: give it a line in scripts/sizeBudgets.ts', () => {
  expect(unmeasuredAreas()).toEqual([])
})

test('no budget of a first visit is above the bar for all pages', () => {
  const [, first] = sizeBudgets[0] ?? ['', 0]
  expect(first).toBeLessThanOrEqual(125_900)
})
