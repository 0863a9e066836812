/** Grace period: answers given before the end count when they arrive within it. */
export const GRACE_MS = 2 * 60_000
/** No request is on its way for longer. */
const LONGEST_WAY_MS = 60_000

/** Clock information that a device sends with a batch. */
export interface DeviceClock {
  /** The device's clock when it sent the batch. */
  readonly sentAt: number
  /** The backend's clock minus its own, as it measured. */
  readonly offset: number
}

/**
 * The backend's clock minus the device's, as measured by the device but clamped to what the arrival time allows for a
 * request. Corrects a clock that is a day off; a forged clock gains a minute at most.
 */
export const trustedOffset = ({ sentAt, offset }: DeviceClock, receivedAt: number): number => {
  const latest = receivedAt - sentAt
  return Math.min(Math.max(offset, latest - LONGEST_WAY_MS), latest)
}

export interface Arrival {
  /** The offset of the device (`trustedOffset`). */
  readonly offset: number
  readonly receivedAt: number
  readonly startedAt: number
  /** When the attempt ended or will end; null when it does not end by itself. */
  readonly endsAt: number | null
}

/** The moment of an event by the backend's clock; null when it comes too late to count. */
export const momentOf = (deviceAt: number, arrival: Arrival): number | null => {
  const { offset, receivedAt, startedAt, endsAt } = arrival
  if (endsAt !== null && receivedAt > endsAt + GRACE_MS) return null
  const at = Math.min(Math.max(deviceAt + offset, startedAt), receivedAt)
  return endsAt !== null && at > endsAt ? null : at
}
