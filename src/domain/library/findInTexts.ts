import type { Anchor } from './paginate'

/** A place where a text was found, with some of the words around it. */
export interface TextHit extends Anchor {
  readonly excerpt: string
}

const BEFORE = 12
const AFTER = 28
/** A sign of private use, which no text holds. */
const HIDDEN = '\uE000'
const FORMULA = /\$[^$]+\$/g

/** Hides formulas without moving any character: their source is no text that a reader sees. */
const hideFormulas = (text: string): string =>
  text.replace(FORMULA, (formula) => HIDDEN.repeat(formula.length))

/** A text as it is read aloud: formulas are named, not spelled. */
export const withoutFormulas = (text: string): string => text.replace(FORMULA, '公式')

/** Lower case where that keeps the places of all characters. */
const folded = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

const excerptOf = (text: string, at: number, length: number): string => {
  const [from, to] = [Math.max(0, at - BEFORE), Math.min(text.length, at + length + AFTER)]
  const words = text.slice(from, to).replace(/\uE000+/g, '（公式）')
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`
}

/** Finds a text in paragraphs, once each at most, up to `most` of them; upper and lower case are the same. */
export const findInTexts = (texts: readonly string[], wanted: string, most: number): TextHit[] => {
  const word = folded(wanted.trim())
  const hits: TextHit[] = []
  if (word === '') return hits
  for (const [block, text] of texts.entries()) {
    if (hits.length >= most) break
    const seen = hideFormulas(text)
    const offset = folded(seen).indexOf(word)
    if (offset >= 0) hits.push({ block, offset, excerpt: excerptOf(seen, offset, word.length) })
  }
  return hits
}
