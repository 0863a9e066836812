import type { LearningLesson } from '@/contracts/course/learning'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'

/** How long a lesson takes; of a live one, when it begins. */
export const lessonTimeText = ({
  minutes,
  startsAt,
}: Pick<LearningLesson, 'minutes' | 'startsAt'>): string =>
  startsAt === undefined
    ? `${minutes}分钟`
    : `${shanghaiDate(startsAt).slice(5)} ${shanghaiTime(startsAt)} 开始`
