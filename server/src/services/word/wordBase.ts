import { timeOfEventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { MemoryModel } from '@/domain/memory/MemoryModel'
import { effective, inOrder, replayWord } from '@/domain/memory/replayWord'
import type { MemoryState } from '@/domain/memory/memoryState'

/** The state of a word after all its events up to a moment: a replay may begin here instead of at the first answer. */
export interface WordBase {
  readonly at: number
  readonly state: MemoryState
}

/** Events kept after a base: undone or late events of a second device are nearly always among them. */
const BEHIND = 8

/** The earliest moment at which an event changes what was. */
export const changesFrom = (event: MemoryEvent): number =>
  event.kind === 'undo' ? Math.min(event.at, timeOfEventId(event.target)) : event.at

/** The time of the next base: between two distinct moments, such that no undo before it targets an event after it. */
const nextBaseAt = (events: readonly MemoryEvent[]): number | undefined => {
  let target = -Infinity
  const undone = events.map(
    (event) => (target = Math.max(target, event.kind === 'undo' ? timeOfEventId(event.target) : target)),
  )
  for (let index = events.length - BEHIND - 1; index >= 0; index -= 1) {
    const at = events[index]?.at ?? 0
    if ((events[index + 1]?.at ?? 0) > at && (undone[index] ?? at) <= at) return at
  }
  return undefined
}

/** The result of a replay. */
export interface Replayed {
  /** Undefined when every answer was taken back. */
  readonly state: MemoryState | undefined
  readonly base: WordBase | undefined
}

/** The state of a word from a base and all its events behind it (all of its events without one), and the base for the next time. */
export const replayOn = (
  model: MemoryModel,
  base: WordBase | undefined,
  behind: readonly MemoryEvent[],
): Replayed => {
  const events = inOrder(behind)
  const counted = effective(events)
  const at = events.length > 2 * BEHIND ? nextBaseAt(events) : undefined
  const passed = at === undefined ? [] : counted.filter((event) => event.at <= at)
  const reached = replayWord(model, passed, base?.state)
  // A word without a state has none to begin with.
  const next = at !== undefined && reached ? { at, state: reached } : base
  const rest = next === base ? counted : counted.filter((event) => event.at > (next?.at ?? 0))
  return { state: replayWord(model, rest, next?.state), base: next }
}
