import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ChapterScope } from '@/contracts/course/learning'
import type { Db } from '../../../db/Database'
import { goods, lessons } from '../../../db/schema/content'
import { entitlements, lessonProgress } from '../../../db/schema/courses'
import { lessonWatches } from '../../../db/schema/learning'
import { studyScopes } from '../../../db/schema/study'
import { doneByLearner } from '../../../repository/doneByLearner'
import { type BroadcastOf, lessonBroadcasts, type WeeklyLesson } from '../../../repository/lessonBroadcasts'
import { isComing } from '../goods/isComing'
import { isUnsigned } from '../orders/isUnsigned'

/** A lesson with what its learner did and said. */
export type LessonRow = Awaited<ReturnType<LearningRepository['lessons']>>[number]

/** SQL of one course that a learner holds. */
export class LearningRepository {
  constructor(private readonly db: Db) {}

  async held(uid: number, goodsId: string, now: number) {
    const [row] = await this.db
      .select({
        goodsId: goods.goodsId,
        title: goods.title,
        expiresAt: entitlements.expiresAt,
        unsigned: isUnsigned,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .where(
        and(
          eq(entitlements.uid, uid),
          eq(entitlements.goodsId, goodsId),
          or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now)),
        ),
      )
    return row
  }

  async lessons(uid: number, goodsId: string) {
    return this.db
      .select({
        goodsId: lessons.goodsId,
        lessonId: lessons.lessonId,
        chapterTitle: lessons.chapterTitle,
        title: lessons.title,
        kind: lessons.kind,
        minutes: lessons.minutes,
        weekly: lessons.weekly,
        isComing,
        doneAt: lessonProgress.doneAt,
        watched: { covered: lessonWatches.covered, length: lessonWatches.length },
        chosen: sql<boolean>`coalesce(${studyScopes.chosen}, true)`,
        skipped: sql<number>`coalesce(${studyScopes.skipped}, 0)`,
      })
      .from(lessons)
      .leftJoin(lessonProgress, doneByLearner(lessonProgress, uid))
      .leftJoin(lessonWatches, doneByLearner(lessonWatches, uid))
      .leftJoin(
        studyScopes,
        and(
          eq(studyScopes.uid, uid),
          eq(studyScopes.goodsId, lessons.goodsId),
          eq(studyScopes.chapter, lessons.chapterTitle),
        ),
      )
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.retired, false)))
      .orderBy(asc(lessons.position))
  }

  /** The broadcasts of those lessons that have one. */
  broadcasts(rows: readonly WeeklyLesson[], now: number): Promise<BroadcastOf> {
    return lessonBroadcasts(this.db, rows, now)
  }

  async saveScope(uid: number, goodsId: string, chapters: readonly ChapterScope[]): Promise<void> {
    if (chapters.length === 0) return
    await this.db
      .insert(studyScopes)
      .values(
        chapters.map(({ title, chosen, skipped }) => ({ uid, goodsId, chapter: title, chosen, skipped })),
      )
      .onConflictDoUpdate({
        target: [studyScopes.uid, studyScopes.goodsId, studyScopes.chapter],
        set: { chosen: sql`excluded.chosen`, skipped: sql`excluded.skipped` },
      })
  }
}
