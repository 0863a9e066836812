import { eq, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
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

const countedSchema = v.object({ rows: v.array(v.object({ hits: v.array(v.nullable(v.number())) })) })
const hitName = (at: number): SQL => sql.raw(`hit_${at}`)
const instantOf = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`

/** A hit, and how many a key may have in the window that its first one opens. */
export interface Hit {
  readonly key: string
  readonly most: number
  readonly windowMs: number
  /** Hits at once; 1 by default. */
  readonly count?: number
}

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

  /** Counts hits one after the other in one statement until one exceeds its limit; returns that one. */
  async firstOver<H extends Hit>(hits: readonly H[]): Promise<H | undefined> {
    if (hits.length === 0) return undefined
    const now = this.clock()
    const counts = hits.map(({ key, windowMs, count = 1 }, at) => {
      const before = hits[at - 1]
      const goesOn = before ? sql`where (select hits from ${hitName(at - 1)}) <= ${before.most}` : sql``
      const isGone = sql`r.window_start <= ${instantOf(now - windowMs)}`
      return sql`${hitName(at)} as (
        insert into ${rateLimits} as r (key, window_start, hits)
        select ${sha256(key)}, ${instantOf(now)}, ${count}::int ${goesOn}
        on conflict (key) do update set
          hits = case when ${isGone} then excluded.hits else r.hits + excluded.hits end,
          window_start = case when ${isGone} then excluded.window_start else r.window_start end
        returning hits)`
    })
    const told = hits.map((_hit, at) => sql`(select hits from ${hitName(at)})`)
    const answer = await this.db.execute(
      sql`with ${sql.join(counts, sql`, `)} select array[${sql.join(told, sql`, `)}] as hits`,
    )
    const [row] = v.parse(countedSchema, answer).rows
    return hits.find(({ most }, at) => (row?.hits[at] ?? 0) > most)
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
