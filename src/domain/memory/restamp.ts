import { byTime, eventId } from './eventIds'
import type { MemoryEvent } from './eventTypes'

export interface Restamping {
  /** The right clock minus the one that made the events, in milliseconds. */
  readonly offset: number
  /** Now, by the right clock. */
  readonly now: number
  /** The device's last event that stays: restamped events come after it. */
  readonly after: number
}

/**
 * Events of one device whose clock ran ahead, at their right moments and with the ids that follow from them. They keep their
 * order and, where that fits before `now`, their gaps; appointments move along, and an undo still means its event.
 */
export const restamp = (
  events: readonly MemoryEvent[],
  { offset, now, after }: Restamping,
): MemoryEvent[] => {
  const ordered = [...events].sort(byTime)
  const last = ordered[ordered.length - 1]
  if (!last) return []
  // The clock may have jumped since: then all of them move so far that the last is not in the future.
  const shift = Math.min(offset, now - last.at)
  const fresh = new Map<string, string>()
  let before = after
  return ordered.map((event) => {
    const at = Math.max(event.at + shift, before + 1)
    before = at
    const id = eventId(at, event.device)
    fresh.set(event.id, id)
    if (event.kind === 'undo') return { ...event, id, at, target: fresh.get(event.target) ?? event.target }
    if (event.kind === 'review') return { ...event, id, at, due: event.due + at - event.at }
    return { ...event, id, at }
  })
}
