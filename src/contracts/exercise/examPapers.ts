import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries } from '../scalars'
import { pointsSchema } from './questionFields'

export const examPaperCardSchema = v.object({
  paperId: idSchema,
  title: v.string(),
  /** The code of the subject, as 101. */
  subject: idSchema,
  minutes: countSchema,
  questionCount: countSchema,
  points: pointsSchema,
  sections: v.array(v.object({ title: v.string(), questionCount: countSchema, points: pointsSchema })),
})

export const examPapers = defineCall({
  id: 'exercise.examPapers',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/papers',
  summary: 'Whole papers of a subject, or of all, in their order.',
  query: v.object({ ...pageQueryEntries, subject: v.optional(idSchema) }),
  response: pageOf(examPaperCardSchema),
  hideLoading: true,
  assumed: true,
})

export const examPaper = defineCall({
  id: 'exercise.examPaper',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/papers/{paperId}',
  summary: 'One paper: its parts, time and points; its questions come with an attempt.',
  params: v.object({ paperId: idSchema }),
  response: examPaperCardSchema,
  hideLoading: true,
  assumed: true,
})

export const exerciseSubjects = defineCall({
  id: 'exercise.subjects',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/subjects',
  summary: 'The subjects that have questions, with how many each knowledge point has.',
  response: v.array(
    v.object({
      subject: idSchema,
      points: v.array(v.object({ point: v.string(), questionCount: countSchema })),
    }),
  ),
  hideLoading: true,
  assumed: true,
})
