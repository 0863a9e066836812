import type { DayTask } from '@/contracts/course/tasks'
import type { RouteId } from '@/routes/table'

/** The page of a task that is not a lesson of a course. */
export const dailyTaskPages: Readonly<Record<Extract<DayTask['kind'], 'words' | 'recite'>, RouteId>> = {
  words: 'vocabularyIndex',
  recite: 'superMemory',
}
