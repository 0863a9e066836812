import { bareText } from '@/lib/text/bareText'

/** Operators' rules for messages in a live room (content/live-rules.json). */
export interface MessageRules {
  /** Words, also when signs stand between their letters. */
  readonly blocked: readonly string[]
  /** Letters that stand for the first of their line: look-alikes, sound-alikes, digits in words. */
  readonly lookAlikes: readonly string[]
  /** Regular expressions of contacts, matched with letters as they are meant, upper and lower case alike. */
  readonly contacts: readonly string[]
}

/** Letters without a glyph; other invisible signs have a Unicode category of their own (Cf, M). */
const BLANK_LETTERS = '\u115f\u1160\u2800\u3164\uffa0'
const UNSEEN = new RegExp(`[\\p{Cf}\\p{M}${BLANK_LETTERS}]`, 'gu')
/** More accents on one letter than any language has: they cover other messages. */
const STACKED = /\p{M}{4,}/u

const meanings = (lookAlikes: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lookAlikes.flatMap((line) => {
      const [first = '', ...others] = line
      return others.map((letter): [string, string] => [letter, first])
    }),
  )

/** Normalises a message: NFKC, lower case, without invisible signs, look-alikes replaced by the letter they imitate. */
const meant = (text: string, meaning: ReadonlyMap<string, string>): string =>
  [...text.normalize('NFKC').replace(UNSEEN, '').toLowerCase()]
    .map((letter) => meaning.get(letter) ?? letter)
    .join('')

/** Whether a message may be shown in a room: it has no blocked word, no contact and no stacked accents. */
export const isAllowedMessage = (text: string, rules: MessageRules): boolean => {
  if (STACKED.test(text.normalize('NFD'))) return false
  const meaning = meanings(rules.lookAlikes)
  const said = meant(text, meaning)
  const bare = bareText(said)
  return (
    !rules.contacts.some((contact) => new RegExp(contact, 'iu').test(said)) &&
    !rules.blocked.some((word) => bare.includes(bareText(meant(word, meaning))))
  )
}
