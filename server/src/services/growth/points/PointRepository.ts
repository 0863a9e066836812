import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { PointReason } from '@/domain/growth/pointRules'
import type { Db } from '../../../db/Database'
import { pointEntries, pointLots } from '../../../db/schema/growth'

export type EntryRow = typeof pointEntries.$inferSelect

/** SQL of the ledger of points. */
export class PointRepository {
  constructor(private readonly db: Db) {}

  /** Adds an entry; false when the same reason and ref is there already. */
  async add(row: {
    readonly uid: number
    readonly delta: number
    readonly reason: PointReason
    readonly ref: string
    readonly at: number
    readonly expiresAt: number | null
  }): Promise<boolean> {
    const added = await this.db.insert(pointEntries).values(row).onConflictDoNothing().returning()
    return added.length > 0
  }

  /** The valid points, and those that expire before a moment. */
  async balance(uid: number, now: number, soon: number): Promise<{ balance: number; expiring: number }> {
    const [row] = await this.db
      .select({
        balance: sql<number>`coalesce(sum(${pointLots.remaining}), 0)::int`,
        expiring: sql<number>`coalesce(sum(${pointLots.remaining}) filter (where ${lt(pointLots.expiresAt, soon)}), 0)::int`,
      })
      .from(pointLots)
      .where(and(eq(pointLots.uid, uid), gt(pointLots.remaining, 0), gt(pointLots.expiresAt, now)))
    return row ?? { balance: 0, expiring: 0 }
  }

  /** A page of the ledger, newest first; of a span of time when one is given. */
  async page(uid: number, span: { from: number; to: number } | undefined, page: number, size: number) {
    const { at, entryId } = pointEntries
    const inSpan = span && and(gte(at, span.from), lt(at, span.to))
    const where = and(eq(pointEntries.uid, uid), inSpan)
    const rows = await this.db
      .select()
      .from(pointEntries)
      .where(where)
      .orderBy(desc(at), desc(entryId))
      .limit(size)
      .offset((page - 1) * size)
    const total = await this.db.$count(pointEntries, where)
    return { rows, total }
  }

  /** Takes points from the lots that expire first. The caller holds the lock and has checked the balance. */
  async spend(uid: number, amount: number, now: number): Promise<void> {
    const lots = await this.db
      .select()
      .from(pointLots)
      .where(and(eq(pointLots.uid, uid), gt(pointLots.remaining, 0), gt(pointLots.expiresAt, now)))
      .orderBy(asc(pointLots.expiresAt), asc(pointLots.entryId))
    let left = amount
    for (const { entryId, remaining } of lots) {
      if (left === 0) break
      const taken = Math.min(left, remaining)
      left -= taken
      await this.db
        .update(pointLots)
        .set({ remaining: remaining - taken })
        .where(eq(pointLots.entryId, entryId))
    }
  }

  /** Writes off expired lots with a negative entry each; returns how many. */
  async expire(now: number, most: number): Promise<number> {
    const moment = new Date(now).toISOString()
    const answer = await this.db.execute(sql`
      with due as (
        select entry_id, uid, remaining from point_lots
        where remaining > 0 and expires_at <= ${moment} order by expires_at limit ${most} for update skip locked),
      closed as (
        update point_lots l set remaining = 0 from due where l.entry_id = due.entry_id returning l.entry_id)
      insert into point_entries (uid, delta, reason, ref, at)
      select uid, -remaining, 'expire', entry_id::text, ${moment}::timestamptz from due
      on conflict (uid, reason, ref) do nothing returning entry_id`)
    return (answer as { rows: readonly unknown[] }).rows.length
  }
}
