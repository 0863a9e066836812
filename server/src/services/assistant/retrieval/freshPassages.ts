import type { AnswerSource } from '@/contracts/assistant/chat'
import { speakingOfIt } from '../answers/ExtractiveAnswerer'
import type { Found } from './KnowledgeRepository'

/** By what a source is known again: what is kept of an answer names its passages no other way. */
export const keyOfSource = ({ place, title }: Pick<AnswerSource, 'place' | 'title'>): string =>
  `${place} ${title}`

/**
 * Passages for another answer: those that speak of the question and were not told. What speaks of something else answers nothing,
 * even when nothing else is left: then all that was told is told again, as such.
 */
export const freshPassages = (
  passages: readonly Found[],
  told: readonly string[],
): { readonly passages: readonly Found[]; readonly isRetold: boolean } => {
  if (told.length === 0) return { passages, isRetold: false }
  const speaking = speakingOfIt(passages)
  const others = speaking.filter((passage) => !told.includes(keyOfSource(passage)))
  if (others.length > 0) return { passages: others, isRetold: false }
  return { passages: speaking.length > 0 ? speaking : passages, isRetold: speaking.length > 0 }
}
