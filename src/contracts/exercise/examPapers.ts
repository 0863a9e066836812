import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { defineCall } from '../define'
import { countSchema, idSchema, ownSubjectsSchema, pageOf, pageQueryEntries } from '../scalars'
import { pointsSchema } from './points'

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

export type ExamPaperCard = v.InferOutput<typeof examPaperCardSchema>

export const examPapers = defineCall({
  id: 'exercise.examPapers',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/papers',
  summary:
    'Whole papers of a subject, or of all, in their order; those of the subjects in `own`, given with commas, first.',
  query: v.object({
    ...pageQueryEntries,
    subject: v.optional(idSchema),
    own: v.optional(ownSubjectsSchema),
  }),
  lists: 'paged',
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
  lists: 'single',
  response: examPaperCardSchema,
  hideLoading: true,
  assumed: true,
})

const exerciseSubjectSchema = v.object({
  /** The code, as 101. */
  subject: idSchema,
  name: v.string(),
  points: v.array(v.object({ point: v.string(), questionCount: countSchema })),
  types: v.array(v.object({ type: v.picklist(questionTypes), questionCount: countSchema })),
})
export type ExerciseSubject = v.InferOutput<typeof exerciseSubjectSchema>

export const exerciseSubjects = defineCall({
  id: 'exercise.subjects',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/subjects',
  summary:
    'The subjects that have questions to practise, with how many there are of each knowledge point and type.',
  lists: { bounded: 'authored' },
  response: v.array(exerciseSubjectSchema),
  hideLoading: true,
  assumed: true,
})
