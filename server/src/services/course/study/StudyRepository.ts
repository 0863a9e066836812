import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { goods, lessons } from '../../../db/schema/content'
import { users } from '../../../db/schema/accounts'
import { entitlements, lessonProgress, students } from '../../../db/schema/courses'
import { studyScopes } from '../../../db/schema/study'
import { isComing } from '../goods/isComing'
import { isUnsigned } from '../orders/isUnsigned'
import { doneByLearner } from '../../../repository/doneByLearner'
import { type BroadcastOf, lessonBroadcasts, type WeeklyLesson } from '../../../repository/lessonBroadcasts'

/** A course that is owned. */
export interface OwnedCourse {
  readonly goodsId: string
  readonly title: string
  readonly cover: string
  readonly grantedAt: number
  readonly expiresAt: number | null
  readonly unsigned: boolean
}

const COURSES = 50

/** SQL of the study centre: a fixed number of statements, however many courses there are. */
export class StudyRepository {
  constructor(private readonly db: Db) {}

  async courses(uid: number, now: number): Promise<OwnedCourse[]> {
    const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))
    return this.db
      .select({
        goodsId: goods.goodsId,
        title: goods.title,
        cover: goods.cover,
        grantedAt: entitlements.grantedAt,
        expiresAt: entitlements.expiresAt,
        unsigned: isUnsigned,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .where(and(eq(entitlements.uid, uid), alive))
      .orderBy(desc(entitlements.grantedAt), goods.goodsId)
      .limit(COURSES)
  }

  /** The year in which a learner sits the exam, where it was said, and how many courses are over. */
  async figures(uid: number, now: number): Promise<{ examYear: number | null; expiredCount: number }> {
    const year = this.db.select({ year: students.examYear }).from(students).where(eq(students.uid, uid))
    const expired = this.db
      .select({ total: count() })
      .from(entitlements)
      .where(and(eq(entitlements.uid, uid), lte(entitlements.expiresAt, now)))
    const [row] = await this.db
      .select({
        examYear: sql<number | null>`(${year})`,
        expiredCount: sql`(${expired})`.mapWith(Number),
      })
      .from(users)
      .where(eq(users.uid, uid))
    return row ?? { examYear: null, expiredCount: 0 }
  }

  async counts(uid: number, goodsIds: readonly string[]) {
    if (!goodsIds.length) return []
    return this.db
      .select({ goodsId: lessons.goodsId, total: count(), done: count(lessonProgress.lessonId) })
      .from(lessons)
      .leftJoin(lessonProgress, doneByLearner(lessonProgress, uid))
      .where(this.lessonsOf(goodsIds))
      .groupBy(lessons.goodsId)
  }

  /**
   * The first `each` lessons of every course that are not done, by course and place. Leaves out lessons that the
   * learner skips or knows already, and videos in production.
   */
  async openLessons(uid: number, goodsIds: readonly string[], each: number) {
    if (!goodsIds.length) return []
    const placed = this.db
      .select({
        goodsId: lessons.goodsId,
        lessonId: lessons.lessonId,
        title: lessons.title,
        kind: lessons.kind,
        minutes: lessons.minutes,
        position: lessons.position,
        isOpen: sql<boolean>`${lessonProgress.doneAt} is null and coalesce(${studyScopes.chosen}, true)
          and not ${isComing}
          and row_number() over (partition by ${lessons.goodsId}, ${lessons.chapterTitle} order by ${lessons.position})
            > coalesce(${studyScopes.skipped}, 0)`.as('is_open'),
      })
      .from(lessons)
      .leftJoin(lessonProgress, doneByLearner(lessonProgress, uid))
      .leftJoin(studyScopes, this.scopeOf(uid))
      .where(this.lessonsOf(goodsIds))
      .as('placed')
    const rank = sql<number>`row_number() over (partition by ${placed.goodsId}, ${placed.isOpen} order by ${placed.position})`
    const ranked = this.db
      .select({
        goodsId: placed.goodsId,
        lessonId: placed.lessonId,
        title: placed.title,
        kind: placed.kind,
        minutes: placed.minutes,
        position: placed.position,
        isOpen: placed.isOpen,
        rank: rank.as('rank'),
      })
      .from(placed)
      .as('ranked')
    return this.db
      .select()
      .from(ranked)
      .where(and(ranked.isOpen, lte(ranked.rank, each)))
      .orderBy(asc(ranked.goodsId), asc(ranked.position))
  }

  async liveLessons(goodsIds: readonly string[]) {
    if (!goodsIds.length) return []
    return this.db
      .select()
      .from(lessons)
      .where(and(this.lessonsOf(goodsIds), eq(lessons.kind, 'live')))
      .orderBy(lessons.goodsId, lessons.position)
  }

  /** The broadcasts of those lessons that have one. */
  broadcasts(rows: readonly WeeklyLesson[], now: number): Promise<BroadcastOf> {
    return lessonBroadcasts(this.db, rows, now)
  }

  private lessonsOf(goodsIds: readonly string[]) {
    return and(inArray(lessons.goodsId, [...goodsIds]), eq(lessons.retired, false))
  }

  private scopeOf(uid: number) {
    return and(
      eq(studyScopes.uid, uid),
      eq(studyScopes.goodsId, lessons.goodsId),
      eq(studyScopes.chapter, lessons.chapterTitle),
    )
  }
}
