import type { AnswerKind } from '@/contracts/assistant/chat'
import { bareText } from '@/lib/text/bareText'
import type { Safety } from '../../../authoring/kinds/assistantKinds'

/** An answer that is given before anything is looked for. */
export interface FirstAnswer {
  readonly kind: AnswerKind
  readonly markdown: string
}

/** A number is said as a whole: 0.123151 is not 12315. */
const says = (text: string, word: string): boolean =>
  /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(word)

/** Whether a question says one of some words, other than by chance inside of a phrase. */
export const saysOne = (
  question: string,
  { words, except }: { readonly words: readonly string[]; readonly except: readonly string[] },
): boolean => {
  const meant = except.reduce((rest, phrase) => rest.replaceAll(bareText(phrase), '\n'), bareText(question))
  return words.some((word) => says(meant, bareText(word)))
}

/** Who speaks of ending his life reads where help is, before anything else; what is not answered here is said to be so. */
export const screenQuestion = (question: string, { crisis, refused }: Safety): FirstAnswer | undefined => {
  if (saysOne(question, crisis)) return { kind: 'crisis', markdown: crisis.card }
  if (saysOne(question, { ...refused, except: [] })) return { kind: 'refused', markdown: refused.text }
  return undefined
}
