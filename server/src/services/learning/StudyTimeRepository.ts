import { and, count, desc, eq, gt, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { goods, lessons } from '../../db/schema/content'
import { lessonNotes, studyDayMinutes, studyDays, watchSittings } from '../../db/schema/learning'

const MINUTE_S = 60
const seconds = sum(watchSittings.seconds).mapWith(Number)

/** SQL of study time. */
export class StudyTimeRepository {
  constructor(private readonly db: Db) {}

  async days(uid: number, page: number, size: number): Promise<{ day: number; seconds: number }[]> {
    return this.db
      .select({ day: studyDays.day, seconds: studyDays.seconds })
      .from(studyDays)
      .where(eq(studyDays.uid, uid))
      .orderBy(desc(studyDays.day))
      .limit(size)
      .offset((page - 1) * size)
  }

  async countDays(uid: number): Promise<number> {
    const [row] = await this.db.select({ total: count() }).from(studyDays).where(eq(studyDays.uid, uid))
    return row?.total ?? 0
  }

  /** Lessons studied on some days, longest first per day. */
  async lessonsOn(uid: number, days: readonly number[]) {
    if (days.length === 0) return []
    return this.db
      .select({
        day: watchSittings.day,
        goodsId: watchSittings.goodsId,
        courseTitle: goods.title,
        lessonId: watchSittings.lessonId,
        title: lessons.title,
        kind: lessons.kind,
        seconds,
      })
      .from(watchSittings)
      .innerJoin(goods, eq(goods.goodsId, watchSittings.goodsId))
      .innerJoin(
        lessons,
        and(eq(lessons.goodsId, watchSittings.goodsId), eq(lessons.lessonId, watchSittings.lessonId)),
      )
      .where(and(eq(watchSittings.uid, uid), inArray(watchSittings.day, [...days])))
      .groupBy(
        watchSittings.day,
        watchSittings.goodsId,
        goods.title,
        watchSittings.lessonId,
        lessons.title,
        lessons.kind,
      )
      .orderBy(desc(seconds), watchSittings.lessonId)
  }

  /** Seconds of a course by day, from a day on. */
  async ofCourse(uid: number, goodsId: string, since: number): Promise<{ day: number; seconds: number }[]> {
    return this.db
      .select({ day: watchSittings.day, seconds })
      .from(watchSittings)
      .where(
        and(eq(watchSittings.uid, uid), gte(watchSittings.day, since), eq(watchSittings.goodsId, goodsId)),
      )
      .groupBy(watchSittings.day)
  }

  async notesOf(uid: number, goodsId: string): Promise<number> {
    const [row] = await this.db
      .select({ total: count() })
      .from(lessonNotes)
      .where(and(eq(lessonNotes.uid, uid), eq(lessonNotes.goodsId, goodsId)))
    return row?.total ?? 0
  }

  /**
   * The place of a learner on a day among all who studied; undefined without study time. Its cost does not grow with
   * their number (decisions/024).
   */
  async rankOn(uid: number, day: number): Promise<{ place: number; learners: number } | undefined> {
    const [own] = await this.db
      .select({ seconds: studyDays.seconds })
      .from(studyDays)
      .where(and(eq(studyDays.uid, uid), eq(studyDays.day, day)))
    if (!own) return undefined
    const minute = Math.floor(own.seconds / MINUTE_S)
    const [row] = await this.db
      .select({
        ahead: sql<number>`coalesce(sum(learners) filter (where ${gt(studyDayMinutes.minute, minute)}), 0)::int`,
        learners: sql<number>`coalesce(sum(learners), 0)::int`,
      })
      .from(studyDayMinutes)
      .where(eq(studyDayMinutes.day, day))
    const [close] = await this.db
      .select({ ahead: count() })
      .from(studyDays)
      .where(
        and(
          eq(studyDays.day, day),
          gt(studyDays.seconds, own.seconds),
          lt(studyDays.seconds, (minute + 1) * MINUTE_S),
        ),
      )
    return row && { place: row.ahead + (close?.ahead ?? 0) + 1, learners: row.learners }
  }
}
