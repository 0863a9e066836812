import { and, eq, gte, sql } from 'drizzle-orm'
import type { WatchSession } from '@/contracts/course/watching'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { lessonProgress } from '../../db/schema/courses'
import { lessonTickets, lessonWatches, studyDays, watchSittings } from '../../db/schema/learning'

export type LessonWatch = typeof lessonWatches.$inferSelect

/** SQL of what was watched. */
export class WatchRepository {
  constructor(private readonly db: Db) {}

  /** The sitting as it was reported last. */
  async sitting(uid: number, sittingId: string): Promise<typeof watchSittings.$inferSelect | undefined> {
    const [row] = await this.db
      .select()
      .from(watchSittings)
      .where(and(eq(watchSittings.uid, uid), eq(watchSittings.sittingId, sittingId)))
    return row
  }

  /** When the user came. */
  async registeredAt(uid: number): Promise<number> {
    const [row] = await this.db
      .select({ registeredAt: users.registeredAt })
      .from(users)
      .where(eq(users.uid, uid))
    return row?.registeredAt ?? 0
  }

  /** Seconds already recorded for a day. */
  async secondsOn(uid: number, day: number): Promise<number> {
    const [row] = await this.db
      .select({ seconds: studyDays.seconds })
      .from(studyDays)
      .where(and(eq(studyDays.uid, uid), eq(studyDays.day, day)))
    return row?.seconds ?? 0
  }

  /** Seconds of a day from one course's watch sessions that began at a moment or later. */
  async courseSecondsOn(uid: number, day: number, goodsId: string, since: number): Promise<number> {
    const [row] = await this.db
      .select({ seconds: sql<number>`coalesce(sum(${watchSittings.seconds}), 0)::int` })
      .from(watchSittings)
      .where(
        and(
          eq(watchSittings.uid, uid),
          eq(watchSittings.day, day),
          eq(watchSittings.goodsId, goodsId),
          gte(watchSittings.startedAt, since),
        ),
      )
    return row?.seconds ?? 0
  }

  /** Keeps when a learner was first given the film of a lesson. */
  async noteTicket(uid: number, goodsId: string, lessonId: string, issuedAt: number): Promise<void> {
    await this.db.insert(lessonTickets).values({ uid, goodsId, lessonId, issuedAt }).onConflictDoNothing()
  }

  /** The stored progress of a lesson. */
  async lesson(uid: number, goodsId: string, lessonId: string): Promise<LessonWatch | undefined> {
    const [row] = await this.db
      .select()
      .from(lessonWatches)
      .where(
        and(
          eq(lessonWatches.uid, uid),
          eq(lessonWatches.goodsId, goodsId),
          eq(lessonWatches.lessonId, lessonId),
        ),
      )
    return row
  }

  async keepSitting(row: typeof watchSittings.$inferInsert): Promise<void> {
    await this.db
      .insert(watchSittings)
      .values(row)
      .onConflictDoUpdate({
        target: [watchSittings.uid, watchSittings.sittingId],
        set: { seconds: sql`greatest(${watchSittings.seconds}, excluded.seconds)` },
      })
  }

  async addToDay(uid: number, day: number, seconds: number): Promise<void> {
    await this.db
      .insert(studyDays)
      .values({ uid, day, seconds })
      .onConflictDoUpdate({
        target: [studyDays.uid, studyDays.day],
        set: { seconds: sql`${studyDays.seconds} + excluded.seconds` },
      })
  }

  /** Adds what is new of a sitting to its lesson; the place is that of the latest word. */
  async addToLesson(
    uid: number,
    added: number,
    { goodsId, lessonId, covered, length, place, at }: WatchSession,
  ): Promise<LessonWatch | undefined> {
    const isLater = sql`excluded.watched_at >= ${lessonWatches.watchedAt}`
    const [row] = await this.db
      .insert(lessonWatches)
      .values({ uid, goodsId, lessonId, seconds: added, covered, length, place, watchedAt: at })
      .onConflictDoUpdate({
        target: [lessonWatches.uid, lessonWatches.goodsId, lessonWatches.lessonId],
        set: {
          seconds: sql`${lessonWatches.seconds} + excluded.seconds`,
          covered: sql`${lessonWatches.covered} + excluded.covered`,
          // A film that is made anew may be shorter.
          length: sql`case when ${isLater} then excluded.length else ${lessonWatches.length} end`,
          place: sql`case when ${isLater} then excluded.place else ${lessonWatches.place} end`,
          watchedAt: sql`greatest(${lessonWatches.watchedAt}, excluded.watched_at)`,
        },
      })
      .returning()
    return row
  }

  async finish(uid: number, goodsId: string, lessonId: string, doneAt: number): Promise<void> {
    await this.db.insert(lessonProgress).values({ uid, goodsId, lessonId, doneAt }).onConflictDoNothing()
  }
}
