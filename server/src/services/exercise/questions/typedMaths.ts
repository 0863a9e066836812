/** Signs of a phone's keyboard for what the library reads in other words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[·×∙]/g, '*'],
  [/÷/g, '/'],
  [/[−–—]/g, '-'],
]
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const POWER = /[⁰¹²³⁴-⁹]+/g
/** ½ alone; behind a figure it would be added, and is left unread. */
const FRACTION = /(?<!\d)[¼½¾⅐-⅞]/g
const ROOT_OF = /(?:√|根号)\s*(?=\()/g
const ROOT = /(?:√|根号|(?<!\\)sqrt)\s*(\d+(?:\.\d+)?|[a-zπ])/gi
/** What stands behind a function without brackets is one number, one letter or their product: ln2/2 is half of ln2, sin2x is sin(2x). */
const FUNCTION =
  /(?<![\\a-z])(arcsin|arccos|arctan|sin|cos|tan|cot|sec|csc|ln|lg)\s*(\d+(?:\.\d+)?[a-zπ]?|[a-zπ])(?![\w.^(π])/gi
const PERCENT = /(\d+(?:\.\d+)?)%/g

/** A formula as a person types it (√2/4, ln2/2, ½, 50%, =3), written so that the library reads what is meant. */
export const typedMaths = (text: string): string => {
  const raised = text.replace(
    POWER,
    (run) => `^${[...run].map((sign) => SUPERSCRIPTS.indexOf(sign)).join('')}`,
  )
  const halved = raised.replace(FRACTION, (sign) => `(${sign.normalize('NFKC').replace('⁄', '/')})`)
  return SIGNS.reduce((read, [sign, word]) => read.replace(sign, word), halved.normalize('NFKC'))
    .trim()
    .replace(/^=\s*/, '')
    .replace(ROOT_OF, 'sqrt')
    .replace(ROOT, 'sqrt($1)')
    .replace(FUNCTION, '$1($2)')
    .replace(PERCENT, '($1/100)')
}
