/** Word lists of the filter; operators edit them. */
interface FilterWords {
  /** Refused at once. */
  readonly block: readonly string[]
  /** Words that hold a text for a moderator. */
  readonly hold: readonly string[]
  /** Phrases that contain one of the words by chance. */
  readonly except: readonly string[]
}

export type FilterVerdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'hold' | 'block'; readonly word: string }

/** Signs between letters, which hide a word from a plain search. */
const NOISE = /[\s\p{P}\p{S}\p{Cf}]+/gu
const CONTACT =
  /(?:https?:\/\/|www\.|[a-z0-9-]+\.(?:com|cn|net|top|xyz)\b)|1[3-9]\d{9}|(?:微信|薇信|vx|v信|qq|扣扣)号?[:：]?[a-z0-9_-]{5,}/i

const squeezed = (text: string): string => text.normalize('NFKC').toLowerCase().replace(NOISE, '')

/** The verdict on a text, with the word that decided it. A contact or a link is held for a moderator. */
export const filterText = (text: string, { block, hold, except }: FilterWords): FilterVerdict => {
  const plain = except.reduce((rest, phrase) => rest.split(squeezed(phrase)).join(''), squeezed(text))
  const blocked = block.find((word) => plain.includes(squeezed(word)))
  if (blocked !== undefined) return { kind: 'block', word: blocked }
  const held = hold.find((word) => plain.includes(squeezed(word)))
  if (held !== undefined) return { kind: 'hold', word: held }
  const contact = text.normalize('NFKC').replace(/\s/g, '').match(CONTACT)
  return contact ? { kind: 'hold', word: '联系方式或链接' } : { kind: 'pass' }
}
