import fc from 'fast-check'
import { isStorable } from '../../../server/src/http/isStorable'
import { cleanLine } from './cleanLine'
import { cleanText } from './cleanText'
import { isPlainText } from './isPlainText'

const of = (...codes: number[]): string => String.fromCodePoint(...codes)

/** Any code point, halves of pairs and noncharacters included. */
const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.integer({ min: 0, max: 0x10ffff }),
      fc.constantFrom(
        0x0b,
        0x0d,
        0x0a,
        0x61,
        0x301,
        0x200c,
        0x200d,
        0x180b,
        0x1820,
        0x628,
        0x915,
        0x958,
        0xfe0f,
        0x1f468,
        0x200b,
      ),
    ),
    { maxLength: 30 },
  )
  .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''))

it.each([
  ['Word’s manual break', 'First line\u000bsecond line', 'First line\nsecond line'],
  ['Windows line ends', 'a\r\nb\rc', 'a\nb\nc'],
  ['separators', 'a\u2028b\u2029c\u0085d\u000ce', 'a\nb\nc\nd\ne'],
  ['control characters', `a${of(0)}${of(7)}${of(0x1b)}b`, 'ab'],
  ['halves of a pair, however they come together', '\ud83d\u0000\ude00a\udc00', 'a'],
  ['zero-width and bidi marks', 'a\u200b\u200e\u202e\u2066\ufeffb', 'ab'],
  ['letters in pieces', 'e\u200b\u0301', 'é'],
  ['a stray joiner', '数\u200d学', '数学'],
  ['tags and ideographic selectors', `葛${of(0xe0100)}${of(0xe0041)}`, '葛'],
])('cleans %s', (_, text, clean) => expect(cleanText(text)).toBe(clean))

it.each(['👨‍👩‍👧', '❤️‍🔥 数学', '小满\n\t第二行', of(0x1820, 0x180b), of(0x915, 0x94d, 0x200d, 0x937), '𠮷野家'])(
  'keeps %j, where each sign has a meaning',
  (text) => expect(cleanText(text)).toBe(text.normalize('NFC')),
)

it('gives every code point a text that the backend stores', () => {
  const PLACES = 0x100
  for (let first = 0; first <= 0x10ffff; first += PLACES) {
    // A block of code points in one text: each between two letters, so that none joins another.
    const codes = Array.from({ length: PLACES }, (_, at) => first + at)
    const clean = cleanText(codes.map((code) => `字${String.fromCodePoint(code)}a`).join(''))
    if (!isStorable(clean) || clean !== cleanText(clean)) throw new Error(`U+${first.toString(16)} and on`)
  }
})

it('is idempotent, storable and plain for any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
      expect(isStorable(clean)).toBe(true)
      expect(isPlainText(cleanLine(text))).toBe(true)
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
    { numRuns: 3000 },
  )
})
