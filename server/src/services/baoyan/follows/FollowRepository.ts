import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import {
  baoyanCalendars,
  baoyanChanges,
  baoyanDeadlines,
  baoyanFollows,
  baoyanReminders,
} from '../../../db/schema/baoyan'
import { lock } from '../../../db/withLock'

type FollowRecord = typeof baoyanFollows.$inferSelect

const { uid: owner, noticeId } = baoyanFollows
const of = (uid: number, id: string) => and(eq(owner, uid), eq(noticeId, id))
// Columns would lose their table in a selection, and mean those of the inner table: another notice's changes would count.
const unseen = sql<number>`(select count(*) from ${baoyanChanges} c
  where c.notice_id = ${baoyanFollows}.notice_id and c.seen_at > ${baoyanFollows}.changes_seen_at)::int`
const columns = {
  noticeId,
  state: baoyanFollows.state,
  note: baoyanFollows.note,
  ready: baoyanFollows.ready,
  followedAt: baoyanFollows.followedAt,
  unseen,
}

/** SQL of followed notices and of calendar addresses. */
export class FollowRepository {
  constructor(private readonly db: Db) {}

  /** By the next deadline that is no opening; notices that are over come last. */
  async page(uid: number, now: number, page: number, size: number) {
    const at = sql`${new Date(now).toISOString()}::timestamptz`
    const next = sql`(select min(d.at) from ${baoyanDeadlines} d
      where d.notice_id = ${noticeId} and d.at >= ${at} and d.meaning <> 'open')`
    const list = await this.db
      .select(columns)
      .from(baoyanFollows)
      .where(eq(owner, uid))
      .orderBy(sql`${next} nulls last`, desc(baoyanFollows.followedAt), asc(noticeId))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(baoyanFollows, eq(owner, uid)) }
  }

  async find(uid: number, id: string) {
    const [row] = await this.db.select(columns).from(baoyanFollows).where(of(uid, id))
    return row
  }

  /** Follows a notice, or changes the given columns; `full` where there are too many, `stale` where another note than `noteWas` stands. */
  keep(
    uid: number,
    id: string,
    change: Partial<Pick<FollowRecord, 'state' | 'note' | 'ready'>>,
    limits: { readonly most: number; readonly now: number; readonly noteWas?: string | undefined },
  ): Promise<'kept' | 'full' | 'stale'> {
    return this.db.transaction(async (tx) => {
      await lock(tx, `baoyan-follows:${uid}`)
      const held = await tx.$count(baoyanFollows, and(eq(owner, uid), sql`${noticeId} <> ${id}`))
      if (held >= limits.most) return 'full'
      const [stored] = await tx.select({ note: baoyanFollows.note }).from(baoyanFollows).where(of(uid, id))
      // The same note again is a repetition after a lost answer.
      const expected = [limits.noteWas ?? stored?.note, change.note]
      if (stored && !expected.includes(stored.note)) return 'stale'
      const first = {
        state: 'wish' as const,
        note: '',
        ready: [],
        followedAt: limits.now,
        changesSeenAt: limits.now,
      }
      const insert = tx.insert(baoyanFollows).values({ uid, noticeId: id, ...first, ...change })
      await (Object.keys(change).length > 0
        ? insert.onConflictDoUpdate({ target: [owner, noticeId], set: change })
        : insert.onConflictDoNothing())
      return 'kept'
    })
  }

  async see(uid: number, id: string, now: number): Promise<void> {
    await this.db.update(baoyanFollows).set({ changesSeenAt: now }).where(of(uid, id))
  }

  /** Unfollows a notice; its reminder ends with it. */
  async remove(uid: number, id: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.delete(baoyanFollows).where(of(uid, id))
      await tx
        .delete(baoyanReminders)
        .where(and(eq(baoyanReminders.uid, uid), eq(baoyanReminders.noticeId, id)))
    })
  }

  /** All followed notices of a learner, bounded by the limit of follows. */
  async ids(uid: number): Promise<string[]> {
    const rows = await this.db.select({ noticeId }).from(baoyanFollows).where(eq(owner, uid))
    return rows.map((row) => row.noticeId)
  }

  /** The version of a calendar address; 0 where none was given. */
  async calendarVersion(uid: number): Promise<number> {
    const [row] = await this.db.select().from(baoyanCalendars).where(eq(baoyanCalendars.uid, uid))
    return row?.version ?? 0
  }

  /** Raises the version of a calendar address and returns it. */
  async raiseCalendar(uid: number): Promise<number> {
    const [row] = await this.db
      .insert(baoyanCalendars)
      .values({ uid, version: 1 })
      .onConflictDoUpdate({
        target: baoyanCalendars.uid,
        set: { version: sql`${baoyanCalendars.version} + 1` },
      })
      .returning()
    return row?.version ?? 1
  }
}
