import type { LessonProgress } from '@/contracts/course/watching'
import { totalLength } from '@/domain/courses/totalLength'
import type { LessonWatch } from './WatchRepository'

/** How far a learner is in a lesson; `isDone` also when it was done in another way than by watching. */
export const progressOf = (watch: LessonWatch | null | undefined, isDone: boolean): LessonProgress => ({
  seconds: watch?.seconds ?? 0,
  covered: watch ? totalLength(watch.covered) : 0,
  length: watch?.length ?? 0,
  place: watch?.place ?? 0,
  ...(watch && { watchedAt: watch.watchedAt }),
  done: isDone,
})
