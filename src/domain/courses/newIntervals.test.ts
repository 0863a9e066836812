import { newIntervals, mostCovered } from './newIntervals'

test('what is known already is not new', () => {
  const known = [
    [10, 20],
    [30, 40],
  ] as const
  expect(newIntervals([[0, 50]], known, 100)).toEqual([
    [0, 10],
    [20, 30],
    [40, 50],
  ])
  expect(newIntervals([[12, 18]], known, 100)).toEqual([])
  expect(newIntervals([[18, 32]], known, 100)).toEqual([[20, 30]])
})

test('what was told twice counts once', () => {
  const told = [
    [5, 15],
    [0, 10],
  ] as const
  expect(newIntervals(told, [], 100)).toEqual([[0, 15]])
})

test('no more is new than the seconds hold, the first of it first', () => {
  expect(newIntervals([[0, 50]], [[10, 20]], 15)).toEqual([
    [0, 10],
    [20, 25],
  ])
  expect(newIntervals([[0, 50]], [], 0)).toEqual([])
})

test('seconds hold twice as much of a lesson, and a little that whole numbers lose', () => {
  expect(mostCovered(0)).toBe(2)
  expect(mostCovered(100)).toBe(212)
})
