import type { Lesson } from '@/contracts/course/goods'
import type { Stores } from '@/stores/Stores'
import { lessonPages } from './lessonPages'
import { prefetchLesson } from './lessonPrefetch'

interface OpenedLesson extends Pick<Lesson, 'lessonId' | 'kind'> {
  readonly goodsId: string
}

/** Opens a lesson on the page of its kind. */
export const openLesson = (
  deps: Pick<Stores, 'call' | 'session' | 'navigator'>,
  { goodsId, lessonId, kind }: OpenedLesson,
): void => {
  const page = lessonPages[kind]
  if (page === 'ccVideo') prefetchLesson(deps, { goodsId, lessonId })
  void deps.navigator.go(page, { goodsId, lessonId })
}
