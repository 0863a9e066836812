import fc from 'fast-check'
import { cutText } from './cutText'

test('a cut text is well formed, as long as it may be, and the beginning of the whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
      const cut = cutText(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut).not.toMatch(/\p{Surrogate}/u)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most - 1))
    }),
  )
})

test('a sign of two units at the edge goes whole', () => {
  expect(cutText('考研😀', 3)).toBe('考研')
  expect(cutText('考研😀', 4)).toBe('考研😀')
})
