import type { AnswerKind } from '@/contracts/assistant/chat'
import type { Safety } from '../../authoring/kinds/assistantKinds'

/** Without blanks and signs, which would hide a word. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

/** An answer that is given before anything is looked for. */
export interface FirstAnswer {
  readonly kind: AnswerKind
  readonly markdown: string
}

/** Who speaks of ending his life reads where help is, before anything else; what is not answered here is said to be so. */
export const screenQuestion = (question: string, { crisis, refused }: Safety): FirstAnswer | undefined => {
  const text = bare(question)
  const has = (words: readonly string[], among = text) => words.some((word) => among.includes(bare(word)))
  const meant = crisis.except.reduce((rest, phrase) => rest.replaceAll(bare(phrase), '\n'), text)
  if (has(crisis.words, meant)) return { kind: 'crisis', markdown: crisis.card }
  return has(refused.words) ? { kind: 'refused', markdown: refused.text } : undefined
}
