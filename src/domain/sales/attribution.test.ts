import fc from 'fast-check'
import { ATTRIBUTION_WINDOW_MS, firstTouch, lastTouch, type Touch } from './attribution'

const NOW = 1_800_000_000_000

const touch = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  at: fc.integer({ min: NOW - 2 * ATTRIBUTION_WINDOW_MS, max: NOW + ATTRIBUTION_WINDOW_MS }),
  held: fc.constantFrom(null, 'own', 'burst'),
})

/** Walks the visits in order of time and skips those that are held, too old, or later than the moment. */
const walk = (touches: readonly Touch[], moment: number): { first?: Touch; last?: Touch } => {
  let first: Touch | undefined
  let last: Touch | undefined
  for (const one of [...touches].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    if (one.held !== null) continue
    if (one.at > moment || moment - one.at >= ATTRIBUTION_WINDOW_MS) continue
    first ??= one
    last = one
  }
  return { ...(first && { first }), ...(last && { last }) }
}

it('picks the visits that the rule in words picks', () => {
  fc.assert(
    fc.property(fc.array(touch, { maxLength: 12 }), (touches) => {
      const expected = walk(touches, NOW)
      expect(firstTouch(touches, NOW)).toEqual(expected.first)
      expect(lastTouch(touches, NOW)?.at).toBe(expected.last?.at)
    }),
  )
})

it('ignores a visit that is exactly 30 days old, and takes one a millisecond younger', () => {
  const at = NOW - ATTRIBUTION_WINDOW_MS
  expect(firstTouch([{ id: 'a', at, held: null }], NOW)).toBeUndefined()
  expect(firstTouch([{ id: 'a', at: at + 1, held: null }], NOW)?.id).toBe('a')
})
