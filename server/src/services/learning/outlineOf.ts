import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { lessons } from '../../db/schema/content'
import { lessonProgress } from '../../db/schema/courses'
import { lessonWatches } from '../../db/schema/learning'
import { doneByLearner } from '../../repository/doneByLearner'
import type { LessonRow } from './CourseAccess'
import type { LessonWatch } from './WatchRepository'

/** A lesson with what its learner did. */
export interface OutlineRow {
  readonly lesson: LessonRow
  readonly watch: LessonWatch | null
  readonly isDone: boolean
}

/** The lessons of a course in their order, each with what the user did: one statement. */
export const outlineOf = async (db: Db, uid: number, goodsId: string): Promise<OutlineRow[]> => {
  const rows = await db
    .select({
      lesson: getTableColumns(lessons),
      watch: getTableColumns(lessonWatches),
      doneAt: lessonProgress.doneAt,
    })
    .from(lessons)
    .leftJoin(lessonWatches, doneByLearner(lessonWatches, uid))
    .leftJoin(lessonProgress, doneByLearner(lessonProgress, uid))
    .where(and(eq(lessons.goodsId, goodsId), eq(lessons.retired, false)))
    .orderBy(lessons.position)
  return rows.map(({ lesson, watch, doneAt }) => ({ lesson, watch, isDone: doneAt !== null }))
}
