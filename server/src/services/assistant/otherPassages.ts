import { speakingOfIt } from './ExtractiveAnswerer'
import type { Found } from './KnowledgeRepository'

/**
 * Passages for another answer: of those that speak of the question the ones that were not told come first. What speaks of something
 * else answers nothing, even when nothing else is left.
 */
export const otherPassages = (passages: readonly Found[], titles: ReadonlySet<string>): readonly Found[] => {
  if (titles.size === 0) return passages
  const speaking = speakingOfIt(passages)
  const others = speaking.filter(({ title }) => !titles.has(title))
  if (others.length > 0) return others
  const [first, ...rest] = speaking
  return first ? [...rest, first] : passages
}
