import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { goods, lessons } from '../../../db/schema/content'
import { lessonProgress } from '../../../db/schema/courses'
import { reciteEvents, taskAwards } from '../../../db/schema/study'

/** A span of time, its end left out. Milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** SQL of the tasks of one learner. */
export class TaskRepository {
  constructor(private readonly db: Db) {}

  async lessonsDone(uid: number, { from, to }: Span, limit: number) {
    return this.db
      .select({
        goodsId: lessons.goodsId,
        lessonId: lessons.lessonId,
        title: lessons.title,
        kind: lessons.kind,
        courseTitle: goods.title,
      })
      .from(lessonProgress)
      .innerJoin(
        lessons,
        and(eq(lessons.goodsId, lessonProgress.goodsId), eq(lessons.lessonId, lessonProgress.lessonId)),
      )
      .innerJoin(goods, eq(goods.goodsId, lessons.goodsId))
      .where(
        and(eq(lessonProgress.uid, uid), gte(lessonProgress.doneAt, from), lt(lessonProgress.doneAt, to)),
      )
      .orderBy(asc(lessonProgress.doneAt), asc(lessons.position))
      .limit(limit)
  }

  async isLessonDone(uid: number, goodsId: string, lessonId: string): Promise<boolean> {
    const rows = await this.db
      .select({ uid: lessonProgress.uid })
      .from(lessonProgress)
      .where(
        and(
          eq(lessonProgress.uid, uid),
          eq(lessonProgress.goodsId, goodsId),
          eq(lessonProgress.lessonId, lessonId),
        ),
      )
    return rows.length > 0
  }

  /** How many cards were recited, each answer counted. */
  async recited(uid: number, { from, to }: Span): Promise<number> {
    const [row] = await this.db
      .select({ total: sql<number>`count(*)::int` })
      .from(reciteEvents)
      .where(
        and(
          eq(reciteEvents.uid, uid),
          gte(reciteEvents.at, from),
          lt(reciteEvents.at, to),
          sql`${reciteEvents.event} ->> 'kind' = 'review'`,
        ),
      )
    return row?.total ?? 0
  }

  /** The points of all tasks together. */
  async points(uid: number): Promise<number> {
    const [row] = await this.db
      .select({ total: sql<number>`coalesce(sum(${taskAwards.award}), 0)::int` })
      .from(taskAwards)
      .where(eq(taskAwards.uid, uid))
    return row?.total ?? 0
  }

  /** Which of some tasks gave their award. */
  async taken(uid: number, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (taskIds.length === 0) return new Set()
    const rows = await this.db
      .select({ taskId: taskAwards.taskId })
      .from(taskAwards)
      .where(and(eq(taskAwards.uid, uid), inArray(taskAwards.taskId, [...taskIds])))
    return new Set(rows.map(({ taskId }) => taskId))
  }

  async give(uid: number, taskId: string, award: number, at: number): Promise<void> {
    await this.db.insert(taskAwards).values({ uid, taskId, award, takenAt: at }).onConflictDoNothing()
  }
}
