import type { AttemptEvent } from './events'

/** The log event for the end of time. */
export const expiryOf = (endsAt: number): AttemptEvent => ({
  id: 'expire',
  at: endsAt,
  device: 'backend',
  kind: 'expire',
})
