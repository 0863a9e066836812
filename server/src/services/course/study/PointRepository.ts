import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { goods, lessons } from '../../../db/schema/content'
import { entitlements, lessonProgress } from '../../../db/schema/courses'
import { doneByLearner } from '../../../repository/doneByLearner'

/** A lesson of a held course, named as points name it. */
export interface HeldLesson {
  /** `outline:lessonId`. */
  readonly ref: string
  readonly lessons: number
  readonly done: number
}

/** SQL of what a learner knows of the points. */
export class PointRepository {
  constructor(private readonly db: Db) {}

  /** How many of the held courses have each of these lessons, and in how many it is done. */
  async learned(uid: number, refs: readonly string[], now: number): Promise<HeldLesson[]> {
    if (refs.length === 0) return []
    return this.db
      .select({
        ref: this.ref,
        lessons: sql<number>`count(*)::int`,
        done: sql<number>`count(${lessonProgress.lessonId})::int`,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .innerJoin(lessons, this.lessonsOfGoods)
      .leftJoin(lessonProgress, doneByLearner(lessonProgress, uid))
      .where(and(this.holds(uid, now), inArray(this.ref, [...refs])))
      .groupBy(this.ref)
  }

  async lessons(uid: number, refs: readonly string[], now: number, limit: number) {
    if (refs.length === 0) return []
    return this.db
      .select({
        goodsId: lessons.goodsId,
        lessonId: lessons.lessonId,
        title: lessons.title,
        courseTitle: goods.title,
        kind: lessons.kind,
        minutes: lessons.minutes,
        doneAt: lessonProgress.doneAt,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .innerJoin(lessons, this.lessonsOfGoods)
      .leftJoin(lessonProgress, doneByLearner(lessonProgress, uid))
      .where(and(this.holds(uid, now), inArray(this.ref, [...refs])))
      .orderBy(goods.goodsId, lessons.position)
      .limit(limit)
  }

  private readonly ref = sql<string>`${goods.outline} || ':' || ${lessons.lessonId}`
  private readonly lessonsOfGoods = and(eq(lessons.goodsId, goods.goodsId), eq(lessons.retired, false))

  private holds(uid: number, now: number) {
    return and(eq(entitlements.uid, uid), or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now)))
  }
}
