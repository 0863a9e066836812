import type { Contact } from '@/domain/attempt/arrival'
import type { AttemptEvent } from '@/domain/attempt/events'

const arrivalOf = ({ at, arrived }: AttemptEvent): number => arrived ?? at

/**
 * When a device was in contact, as the log of its attempt tells. One that the log does not know was in contact when any was: a
 * name that is made up after the end was not silent before.
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
