/** Grace period: answers given before the end count when they arrive within it. */
export const GRACE_MS = 2 * 60_000
/** The share of the grace of a device that was in contact when the attempt ended: as long as a client goes on trying (3 s, 10 s, 30 s). */
const WAY_MS = 45_000
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

/** When a device was last in contact, before the end of its attempt and after. */
export interface Contact {
  /** The last arrival before the end; the start of the attempt where there was none. */
  readonly before: number
  /** The newest arrival after the end: what was kept offline comes in several batches. */
  readonly after?: number | undefined
}

/**
 * Until when what was done before the end may come. A device may catch up on as long as it was silent: one that was in contact
 * when the attempt ended has what a request takes, and so has one that has come since.
 */
const lastArrival = (endsAt: number, { before, after }: Contact): number => {
  const caughtUp = endsAt + Math.min(GRACE_MS, Math.max(0, endsAt - before) + WAY_MS)
  return after === undefined ? caughtUp : Math.min(caughtUp, after + WAY_MS)
}

export interface Arrival {
  /** The offset of the device (`trustedOffset`). */
  readonly offset: number
  readonly receivedAt: number
  readonly startedAt: number
  /** When the attempt ended or will end; null when it does not end by itself. */
  readonly endsAt: number | null
  /** Of the device that sends; without it, the whole grace holds. */
  readonly contact?: Contact
}

/** The moment of an event by the backend's clock; null when it comes too late to count. */
export const momentOf = (deviceAt: number, arrival: Arrival): number | null => {
  const { offset, receivedAt, startedAt, endsAt, contact = { before: startedAt } } = arrival
  const latest = endsAt !== null && Math.min(endsAt + GRACE_MS, lastArrival(endsAt, contact))
  if (latest !== false && receivedAt > latest) return null
  const at = Math.min(Math.max(deviceAt + offset, startedAt), receivedAt)
  return endsAt !== null && at > endsAt ? null : at
}
