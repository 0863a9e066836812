import type { Goods } from '@/contracts/course/goods'

/** Who teaches a course, and how long. */
export const teachersLine = ({ teacherNames, lessonCount }: Goods): string =>
  `${teacherNames.join('、')} ·\u00a0${lessonCount}课时`
