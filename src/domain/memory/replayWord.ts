import { applyReview } from './applyReview'
import type { MemoryEvent } from './eventTypes'
import { byTime } from './eventIds'
import type { MemoryModel } from './MemoryModel'
import type { MemoryState } from './memoryState'

/** The log of one word without doubles, in the order of replay. */
export const inOrder = (events: readonly MemoryEvent[]): MemoryEvent[] => {
  const sorted = [...events].sort(byTime)
  return sorted.filter((event, at) => at === 0 || sorted[at - 1]?.id !== event.id)
}

/** The events that nothing has taken back. An undo itself cannot be taken back: answering again is the way forward. */
export const effective = (history: readonly MemoryEvent[]): readonly MemoryEvent[] => {
  const undone = new Set(history.flatMap((event) => (event.kind === 'undo' ? [event.target] : [])))
  if (!undone.size) return history
  return history.filter((event) => event.kind !== 'undo' && !undone.has(event.id))
}

const apply = (
  model: MemoryModel,
  state: MemoryState | undefined,
  event: MemoryEvent,
): MemoryState | undefined => {
  if (event.kind === 'review') return applyReview(model, state, event, event.due)
  return state && event.kind !== 'undo' ? { ...state, suspended: event.kind === 'suspend' } : state
}

/**
 * The state of one word from its log, whatever the order of arrival: the one rule that devices and the backend share.
 * `from` is the state before `history` where that is not the whole log. `undefined` when nothing is left that was not
 * taken back.
 */
export const replayWord = (
  model: MemoryModel,
  history: readonly MemoryEvent[],
  from?: MemoryState,
): MemoryState | undefined => {
  let state = from
  for (const event of effective(history)) state = apply(model, state, event)
  return state
}
