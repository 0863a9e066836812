import type { Goods } from '@/contracts/course/goods'

/** Teachers and length of a course. */
export const teachersLine = ({ teacherNames, lessonCount }: Goods): string =>
  `${teacherNames.join('、')} ·\u00a0${lessonCount}课时`
