import type { AttemptEvent } from './events'

/** What is added to the log when the time is over. */
export const expiryOf = (endsAt: number): AttemptEvent => ({
  id: 'expire',
  at: endsAt,
  device: 'backend',
  kind: 'expire',
})
