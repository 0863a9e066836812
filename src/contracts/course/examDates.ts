import * as v from 'valibot'
import { daySchema } from '../scalars'
import { defineCall } from '../define'

/** The first day of an exam, YYYY-MM-DD, and the year of entry that it is named after: 27考研 is written in December 2026. */
export const examDateSchema = v.object({ year: v.number(), date: daySchema })
export type ExamDate = v.InferOutput<typeof examDateSchema>

export const examDates = defineCall({
  id: 'course.examDates',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/exam-dates',
  summary: 'The exam days that operators know, earliest first: the one source of every countdown and plan.',
  lists: { bounded: 'authored' },
  response: v.array(examDateSchema),
  hideLoading: true,
  assumed: true,
})
