import fc from 'fast-check'
import { masteryLevel, masteryOf, weaknessOf } from './mastery'

it.each([
  [0, 0, 'unknown'],
  [2, 0, 'new'],
  [2, 1, 'learning'],
  [2, 2, 'mastered'],
] as const)('%i lessons, %i done: %s', (lessons, done, level) => {
  expect(masteryLevel({ lessons, done })).toBe(level)
})

it('a point without lessons has no mastery instead of none', () => {
  expect(masteryOf({ lessons: 0, done: 0 })).toBeUndefined()
})

it('is never weaker for a lesson more that is done, and weighs what is examined more', () => {
  const learned = fc
    .record({ lessons: fc.integer({ min: 1, max: 9 }), done: fc.nat(8) })
    .filter(({ lessons, done }) => done < lessons)
  fc.assert(
    fc.property(learned, fc.constantFrom(1, 2), (point, weight) => {
      const weakness = weaknessOf({ ...point, weight })
      expect(weaknessOf({ ...point, done: point.done + 1, weight })).toBeLessThan(weakness)
      expect(weaknessOf({ ...point, weight: weight + 1 })).toBeGreaterThan(weakness)
    }),
  )
})
