import type { Contact } from '@/domain/attempt/arrival'
import type { AttemptEvent } from '@/domain/attempt/events'

const arrivalOf = ({ at, arrived }: AttemptEvent): number => arrived ?? at

/**
 * When a device was in contact, by the log of its attempt. A device without events gets the contacts of all devices: a new name
 * made up after the end proves no silence.
 */
export const contactOf = (
  events: readonly AttemptEvent[],
  device: string,
  { startedAt, endsAt }: { readonly startedAt: number; readonly endsAt: number },
): Contact => {
  const own = events.filter((event) => event.device === device)
  const arrivals = (own.length ? own : events).map(arrivalOf)
  const after = arrivals.filter((at) => at > endsAt)
  return {
    before: arrivals.filter((at) => at <= endsAt).reduce((last, at) => Math.max(last, at), startedAt),
    ...(after.length > 0 && { after: Math.max(...after) }),
  }
}
