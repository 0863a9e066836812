import type { LearningLesson } from '@/contracts/course/learning'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'

/** How long a lesson takes; of a live one, when it begins; of a video that is being made, that it is. */
export const lessonTimeText = ({
  minutes,
  startsAt,
  coming,
}: Pick<LearningLesson, 'minutes' | 'startsAt' | 'coming'>): string => {
  if (coming) return '整理中'
  if (startsAt === undefined) return `${minutes}分钟`
  return `${shanghaiDate(startsAt).slice(5)} ${shanghaiTime(startsAt)} 开始`
}
