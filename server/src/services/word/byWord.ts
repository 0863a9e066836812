import type { VocabularyEvent } from '@/domain/vocabulary/eventTypes'

/** Events by their words, in the order in which they stand. */
export const byWord = (events: readonly VocabularyEvent[]): Map<string, VocabularyEvent[]> => {
  const found = new Map<string, VocabularyEvent[]>()
  for (const event of events) {
    const history = found.get(event.word)
    if (history) history.push(event)
    else found.set(event.word, [event])
  }
  return found
}
