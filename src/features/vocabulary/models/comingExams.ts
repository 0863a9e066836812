import type { ExamDate } from '@/contracts/course/examDates'

/** The exams that are still to come on a day, given as YYYY-MM-DD, earliest first. */
export const comingExams = (dates: readonly ExamDate[], today: string): ExamDate[] =>
  dates.filter(({ date }) => date > today)

/** 27考研: named by the year of entry. */
export const examText = ({ year }: ExamDate): string => `${year % 100}考研`
