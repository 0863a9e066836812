import type { LessonStand } from '@/contracts/course/watching'
import { stretchSum } from '@/domain/courses/stretchSum'
import type { LessonWatch } from './WatchRepository'

/** How far a learner is in a lesson; `isDone` also when it was done in another way than by watching. */
export const standOf = (watch: LessonWatch | null | undefined, isDone: boolean): LessonStand => ({
  seconds: watch?.seconds ?? 0,
  covered: watch ? stretchSum(watch.covered) : 0,
  length: watch?.length ?? 0,
  place: watch?.place ?? 0,
  ...(watch && { watchedAt: watch.watchedAt }),
  done: isDone,
})
