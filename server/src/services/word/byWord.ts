import type { MemoryEvent } from '@/domain/memory/eventTypes'

/** Groups events by word, keeping their order. */
export const byWord = (events: readonly MemoryEvent[]): Map<string, MemoryEvent[]> => {
  const found = new Map<string, MemoryEvent[]>()
  for (const event of events) {
    const history = found.get(event.word)
    if (history) history.push(event)
    else found.set(event.word, [event])
  }
  return found
}
