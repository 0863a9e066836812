import type { ContextKind } from '@/contracts/assistant/context'
import { bareText } from '@/lib/text/bareText'
import type { FollowUpWords } from '../../../authoring/kinds/assistantKinds'
import { askedOf } from '../../../authoring/texts/termsOf'

/** Longer questions speak for themselves. */
const MOST_CHARACTERS = 16
/** Cards whose options have letters: D means one of them, not what a formula calls D. */
const WITH_OPTIONS: readonly ContextKind[] = ['exercise', 'question']
const OPTION = /(?<![a-z0-9])[a-h](?![a-z0-9])/gi

const hasWord = (text: string, words: readonly string[] = []): boolean =>
  words.some((word) => text.includes(bareText(word)))

/** Whether a question names nothing of its own: 没看懂, 举个例子, and beside a question of the exercises 为什么不选 B. */
export const saysNothingNew = (
  question: string,
  { saysNothingNew: { any, about } }: FollowUpWords,
  card?: ContextKind,
): boolean => {
  const words = [...any, ...((card && about[card]) ?? [])].map(bareText)
  const longestFirst = words.sort((one, other) => other.length - one.length)
  const asked = card && WITH_OPTIONS.includes(card) ? question.replace(OPTION, ' ') : question
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), bareText(asked))
  return askedOf(rest).words.length === 0
}

/** Whether a question means the card itself: 这道题, 这个词. */
export const namesCard = (question: string, { names }: FollowUpWords, card: ContextKind): boolean =>
  hasWord(bareText(question), names[card])

/** Whether a question goes on with the one before. */
export const isFollowUp = (question: string, words: FollowUpWords): boolean => {
  const { starts, holds, ends } = words.pointsBack
  const text = bareText(question)
  if (question.trim().length > MOST_CHARACTERS) return false
  return (
    starts.some((word) => text.startsWith(word)) ||
    hasWord(text, holds) ||
    ends.some((word) => text.endsWith(word)) ||
    saysNothingNew(question, words)
  )
}
