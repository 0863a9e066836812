import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { ProfileBody } from '@/contracts/baoyan/profile'
import type { Db } from '../../../db/Database'
import { baoyanProfiles, baoyanResults, baoyanTotalCounts, baoyanTotals } from '../../../db/schema/baoyan'

export type ResultRecord = typeof baoyanResults.$inferSelect

/** SQL of backgrounds, results and totals. */
export class ProfileRepository {
  constructor(private readonly db: Db) {}

  async profile(uid: number) {
    const [row] = await this.db.select().from(baoyanProfiles).where(eq(baoyanProfiles.uid, uid))
    return row
  }

  /** Keeps a background that was read as `before`; false where another device has saved since. */
  async save(uid: number, profile: ProfileBody, before: number, now: number): Promise<boolean> {
    const row = { uid, profile, rev: before + 1, changedAt: now }
    const insert = this.db.insert(baoyanProfiles).values(row)
    const written = await (before === 0
      ? insert.onConflictDoNothing().returning({ rev: baoyanProfiles.rev })
      : this.db
          .update(baoyanProfiles)
          .set(row)
          .where(and(eq(baoyanProfiles.uid, uid), eq(baoyanProfiles.rev, before)))
          .returning({ rev: baoyanProfiles.rev }))
    return written.length > 0
  }

  /** Adds a result and drops the oldest ones above the limit. */
  async keep(row: ResultRecord, most: number): Promise<void> {
    await this.db.insert(baoyanResults).values(row)
    const { resultId, uid, kind, madeAt } = baoyanResults
    const newest = this.db
      .select({ resultId })
      .from(baoyanResults)
      .where(and(eq(uid, row.uid), eq(kind, row.kind)))
      .orderBy(desc(madeAt), asc(resultId))
      .limit(most)
    await this.db
      .delete(baoyanResults)
      .where(and(eq(uid, row.uid), eq(kind, row.kind), sql`${resultId} not in (${newest})`))
  }

  async results(uid: number, kind: ResultRecord['kind'], page: number, size: number) {
    const where = and(eq(baoyanResults.uid, uid), eq(baoyanResults.kind, kind))
    const { resultId, madeAt, title, profile } = baoyanResults
    const list = await this.db
      .select({ resultId, madeAt, title, profile })
      .from(baoyanResults)
      .where(where)
      .orderBy(desc(madeAt), asc(resultId))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(baoyanResults, where) }
  }

  async result(uid: number, id: string): Promise<ResultRecord | undefined> {
    const [row] = await this.db
      .select()
      .from(baoyanResults)
      .where(and(eq(baoyanResults.resultId, id), eq(baoyanResults.uid, uid)))
    return row
  }

  /** Sets the newest total of a learner; a trigger keeps the counts that percentiles are read from. */
  async setTotal(uid: number, total: number, now: number): Promise<void> {
    await this.db
      .insert(baoyanTotals)
      .values({ uid, total, madeAt: now })
      .onConflictDoUpdate({ target: baoyanTotals.uid, set: { total, madeAt: now } })
  }

  /** The number of participants, and of those with a lower total. */
  async standing(total: number): Promise<{ participants: number; below: number }> {
    const sum = sql<number>`coalesce(sum(${baoyanTotalCounts.learners}), 0)::int`
    const [all] = await this.db.select({ sum }).from(baoyanTotalCounts)
    const [below] = await this.db
      .select({ sum })
      .from(baoyanTotalCounts)
      .where(lt(baoyanTotalCounts.total, total))
    return { participants: all?.sum ?? 0, below: below?.sum ?? 0 }
  }
}
