import type { SendRequest } from '@/platform/request'
import type { KeyValueStore } from '@/platform/storage'

const KEY = 'clockOffset'

/** The header has whole seconds, and an answer takes its time: smaller differences are ignored. */
const TOLERANCE_MS = 5000
/** It names the second that has begun. */
const HALF_A_SECOND = 500

/**
 * The backend's clock, learned from the `Date` of its answers: long-lived data must not depend on the device's clock.
 */
export class BackendClock {
  /** The backend's clock minus the device's, in milliseconds. */
  offset: number

  /** Starts with the persisted offset until the backend answers, because rules at start compare with its clock. */
  constructor(
    private readonly device: () => number,
    private readonly storage?: KeyValueStore,
  ) {
    this.offset = Number(storage?.get(KEY) ?? 0) || 0
  }

  /** Milliseconds since the epoch by the backend's clock; by the device's clock until the first answer. */
  readonly now = (): number => this.device() + this.offset

  /** The same requests, with an ear for their answers. */
  listen(send: SendRequest): SendRequest {
    return async (request) => {
      const sentAt = this.device()
      const answer = await send(request)
      if (answer.date !== undefined) this.hear(answer.date, sentAt, this.device())
      return answer
    }
  }

  private hear(date: number, sentAt: number, receivedAt: number): void {
    // Set back while the answer was on its way: nothing can be learned from it.
    if (receivedAt < sentAt) return
    const offset = date + HALF_A_SECOND - (sentAt + receivedAt) / 2
    const before = this.offset
    this.offset = Math.abs(offset) > TOLERANCE_MS + (receivedAt - sentAt) / 2 ? Math.round(offset) : 0
    if (this.offset !== before) this.storage?.set(KEY, String(this.offset))
  }
}
