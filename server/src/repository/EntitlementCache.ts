import type { Db } from '../db/Database'
import type { Clock } from '../ports/Clock'
import { hasEntitlement } from './hasEntitlement'

/** How long a confirmed entitlement is trusted: a refund takes effect within this time. */
const BELIEVED_MS = 30_000
/** Rights that are remembered; the oldest goes first. */
const MOST = 20_000

/** Caches entitlements for at most 30 s: a player requests a segment every few seconds. */
export class EntitlementCache {
  private readonly seen = new Map<string, number>()

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Whether a user may use goods. Only a yes is remembered, so that what was just bought opens at once. */
  async holds(uid: number, goodsId: string): Promise<boolean> {
    const key = `${uid}/${goodsId}`
    const now = this.clock()
    const seenAt = this.seen.get(key)
    if (seenAt !== undefined && Math.abs(now - seenAt) < BELIEVED_MS) return true
    this.seen.delete(key)
    if (!(await hasEntitlement(this.db, uid, goodsId, now))) return false
    this.remember(key, now)
    return true
  }

  private remember(key: string, now: number): void {
    this.seen.set(key, now)
    const [oldest] = this.seen.keys()
    if (this.seen.size > MOST && oldest !== undefined) this.seen.delete(oldest)
  }
}
