import type { Lesson } from '@/contracts/course/goods'
import type { RouteId } from '@/routes/table'

/** The page that a lesson of each kind is learned on; it gets `goodsId` and `lessonId`. */
export const lessonPages: Readonly<Record<Lesson['kind'], RouteId>> = {
  video: 'ccVideo',
  live: 'ccLive',
  audio: 'coursesAudioAction',
  document: 'ccVideo',
  exercise: 'ccVideo',
  words: 'vocabularyIndex',
}
