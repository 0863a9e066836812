import fc from 'fast-check'
import { isStorable } from './isStorable'

const sign = (code: number) => String.fromCharCode(code)
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each([
  ['NUL', `a${sign(0)}`],
  ['half of a pair', { a: ['\ud800'] }],
  ['a bad key', { [sign(0)]: 1 }],
  ['a bell', { name: `李${sign(7)}雷` }],
  ['an escape', [`${sign(27)}[2J`]],
  ['a number beyond all counting', { version: 1e21 }],
  ['eight thousand brackets', deep(8000)],
])('%s is refused', (_, value) => expect(isStorable(value)).toBe(false))

test('lines, tabs and what contracts describe are fine', () => {
  expect(isStorable({ note: 'one\r\n\ttwo', list: deep(20) })).toBe(true)
})

test('whole text of any language is fine', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      // oxlint-disable-next-line no-control-regex -- the signs that are refused
      (text) => isStorable({ text }) === !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text),
    ),
  )
})
