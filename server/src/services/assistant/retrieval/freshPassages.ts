import type { AnswerSource } from '@/contracts/assistant/chat'
import { speakingOfIt } from '../answers/ExtractiveAnswerer'
import type { Found } from './KnowledgeRepository'

/** The key by which a stored answer's source is matched to its passage. */
export const keyOfSource = ({ place, title }: Pick<AnswerSource, 'place' | 'title'>): string =>
  `${place} ${title}`

/**
 * Passages for a regenerated answer: those about the question that were not used yet. When none is left, all used ones
 * return, marked as repeated.
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
