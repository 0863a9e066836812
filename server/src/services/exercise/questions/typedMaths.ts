import { plainSigns } from '@/lib/text/plainSigns'
import { functionPowers } from './functionPowers'

/** Signs of a phone's keyboard for what the library reads in other words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[·×∙]/g, '*'],
  [/\*\*/g, '^'],
  [/[÷∕⁄]/g, '/'],
  [/[−–—]/g, '-'],
]
const POWER = /[⁻⁺⁰¹²³⁴-⁹ⁿˣʸ⁽⁾]+/g
/** ½, and 1½, which adds it. */
const FRACTION = /(\d*)\s*([¼½¾⅐-⅞])/g
/** A full stop of Chinese between figures: 0。5. */
const POINT = /(?<=\d)。(?=\d)/g
const END = /[.。,，;；]+$/
const SHORT_FRACTION = /\\[dt]?frac\s*(\d|\{[^{}]*\})\s*(\d|\{[^{}]*\})/g
const MIXED = /(?<![\d.])(\d+)(?:\s+|\s*又\s*)(\d+)\/(\d+)(?![\d.])/g
const FACTORIAL = /(?<![\d.])(\d{1,2})!/g
const EXPONENTIAL = /(?<![\\a-z])exp\s*(?=\()/gi
const ROOT_OF = /(?:√|根号下?)\s*(?=\()/g
const ROOT = /(?:√|根号下?|(?<!\\)sqrt)\s*(\d+(?:\.\d+)?|[a-zπ])/gi
const NAMES = 'arcsin|arccos|arctan|sin|cos|tan|cot|sec|csc|ln|lg'
const NAME = new RegExp(String.raw`(?<![\\a-z])(?:${NAMES})(?![a-z])`, 'gi')
/**
 * Argument of a function without brackets: one number, one letter or their product: ln2/2 is half of ln2, sin2x is
 * sin(2x).
 */
const FUNCTION = new RegExp(
  String.raw`(?<![\\a-z])(${NAMES})\s*(\d+(?:\.\d+)?[a-zπ]?|[a-zπ])(?![\w.^(π])`,
  'gi',
)
const PERCENT = /(\d+(?:\.\d+)?)%/g
const MOST_FACTOR = 18

const factorial = (whole: string, figure: string): string => {
  const last = Number(figure)
  if (last > MOST_FACTOR) return whole
  return String(Array.from({ length: last }, (_, at) => at + 1).reduce((product, one) => product * one, 1))
}

const braced = (part: string): string => (part.startsWith('{') ? part : `{${part}}`)

/** Pieces that Unicode writes with one sign, before they fall apart into letters. */
const unfolded = (text: string): string =>
  text
    .replace(POWER, (run) => `^(${run.normalize('NFKC')})`)
    .replace(FRACTION, (_run, whole: string, sign: string) => {
      const part = sign.normalize('NFKC').replace('⁄', '/')
      return whole ? `(${whole}+${part})` : `(${part})`
    })

/** A formula as a person types it (√2/4, ln2/2, ½, 1又1/2, 4!, e⁻¹, 50%, =3), written so that the library reads what is meant. */
export const typedMaths = (text: string): string => functionPowers(spelledMaths(text), NAMES)

const spelledMaths = (text: string): string =>
  SIGNS.reduce((read, [sign, word]) => read.replace(sign, word), plainSigns(unfolded(text)))
    .trim()
    .replace(POINT, '.')
    .replace(END, '')
    .replace(/^=\s*/, '')
    .replace(SHORT_FRACTION, (_whole, over: string, under: string) => `\\frac${braced(over)}${braced(under)}`)
    .replace(MIXED, '($1+$2/$3)')
    .replace(FACTORIAL, factorial)
    .replace(EXPONENTIAL, 'e^')
    .replace(ROOT_OF, 'sqrt')
    .replace(ROOT, 'sqrt($1)')
    .replace(FUNCTION, (_whole, name: string, of: string) => `${name.toLowerCase()}(${of})`)
    .replace(NAME, (name) => name.toLowerCase())
    .replace(PERCENT, '($1/100)')

const NAMED = /^[a-z](?:\([a-z]\))?\s*=(?!=)\s*/i
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g

/** A given answer in the terms of the expected one: x = 3 for 3, 2,046 for 2046. */
export const inTermsOf = (expected: string, given: string): string => {
  const named = expected.includes('=') ? given : given.replace(NAMED, '')
  return expected.includes(',') ? named : named.replace(GROUPED, (figures) => figures.replace(/,/g, ''))
}
