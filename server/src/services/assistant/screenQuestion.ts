import type { AnswerKind } from '@/contracts/assistant/chat'
import { bareText } from '@/lib/bareText'
import type { Safety } from '../../authoring/kinds/assistantKinds'

/** An answer that is given before anything is looked for. */
export interface FirstAnswer {
  readonly kind: AnswerKind
  readonly markdown: string
}

/** Who speaks of ending his life reads where help is, before anything else; what is not answered here is said to be so. */
export const screenQuestion = (question: string, { crisis, refused }: Safety): FirstAnswer | undefined => {
  const text = bareText(question)
  const has = (words: readonly string[], among = text) => words.some((word) => among.includes(bareText(word)))
  const meant = crisis.except.reduce((rest, phrase) => rest.replaceAll(bareText(phrase), '\n'), text)
  if (has(crisis.words, meant)) return { kind: 'crisis', markdown: crisis.card }
  return has(refused.words) ? { kind: 'refused', markdown: refused.text } : undefined
}
