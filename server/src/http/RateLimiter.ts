import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { prepared } from '../db/prepared'
import { rateLimits } from '../db/schema/accounts'
import type { Clock } from '../ports/Clock'
import { sha256 } from './sha256'

const isOver = sql`${rateLimits.windowStart} <= ${sql.placeholder('oldest')}`
const countHit = prepared((db) =>
  db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      windowStart: sql.placeholder('now'),
      hits: sql`${sql.placeholder('count')}::int`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ hits: rateLimits.hits })
    .prepare('count_hit'),
)

/** Counts hits per key and window in the database, so that several processes share the limit. Keys are stored hashed. */
export class RateLimiter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Counts a hit, or several; false when they are over `limit` in the window that the first hit opened. */
  async hit(key: string, limit: number, windowMs: number, count = 1): Promise<boolean> {
    const now = this.clock()
    const oldest = new Date(now - windowMs).toISOString()
    const [row] = await countHit(this.db).execute({ key: sha256(key), now, oldest, count })
    return (row?.hits ?? count) <= limit
  }

  /** How long the window that a key's first hit opened lasts still, in milliseconds; 0 when there is none. */
  async leftOf(key: string, windowMs: number): Promise<number> {
    const [row] = await this.db
      .select({ windowStart: rateLimits.windowStart })
      .from(rateLimits)
      .where(eq(rateLimits.key, sha256(key)))
    return row ? Math.max(0, row.windowStart + windowMs - this.clock()) : 0
  }

  /** Takes one hit back, of something that did not happen. */
  async takeBack(key: string): Promise<void> {
    await this.db
      .update(rateLimits)
      .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
      .where(eq(rateLimits.key, sha256(key)))
  }

  /** Forgets the hits of a key. */
  async forget(key: string): Promise<void> {
    await this.db.delete(rateLimits).where(eq(rateLimits.key, sha256(key)))
  }
}
