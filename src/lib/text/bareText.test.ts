import fc from 'fast-check'
import { bareText } from './bareText'

it('is the same whatever stands between the letters, seen or not', () => {
  const hidden = fc.constantFrom(
    '\u200b',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\ufe0f',
    ' ',
    '·',
    '*',
    '。',
    '+',
  )
  fc.assert(
    fc.property(fc.array(hidden, { maxLength: 5 }), (between) => {
      expect(bareText(['我', ...between, '想', ...between, '你'].join(''))).toBe('我想你')
    }),
  )
})

it('knows full width letters and radicals as what they look like', () => {
  expect(bareText('ＡＢＣ ⾃')).toBe('abc自')
})
