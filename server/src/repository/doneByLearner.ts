import { and, eq, type SQL } from 'drizzle-orm'
import { lessons } from '../db/schema/content'
import type { lessonProgress } from '../db/schema/courses'
import type { lessonWatches } from '../db/schema/learning'

/** Joins what one learner did in lessons, by watching or to their end, to the lessons. */
export const doneByLearner = (
  done: typeof lessonProgress | typeof lessonWatches,
  uid: number,
): SQL | undefined =>
  and(eq(done.uid, uid), eq(done.goodsId, lessons.goodsId), eq(done.lessonId, lessons.lessonId))
