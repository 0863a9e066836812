import fc from 'fast-check'
import { isStorable } from './isStorable'

const NUL = String.fromCharCode(0)

test.each([[`a${NUL}`], [{ a: ['\ud800'] }], [{ [NUL]: 1 }]])('%j is refused', (value) => {
  expect(isStorable(value)).toBe(false)
})

test('whole text of any language is fine', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => isStorable({ text }) === !text.includes(NUL)),
  )
})
