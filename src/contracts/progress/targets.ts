import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, uidParams } from '../scalars'
import { schoolSchema, subjectSchema } from '../base/dictionary'

const askedSubjectSchema = v.object({
  code: idSchema,
  name: v.string(),
  category: subjectSchema.entries.category,
})

const majorSchema = v.object({
  majorId: idSchema,
  name: v.string(),
  degree: v.string(),
  /** Exam subjects, in the order of the exam. */
  subjects: v.array(askedSubjectSchema),
})
export type Major = v.InferOutput<typeof majorSchema>

export const majors = defineCall({
  id: 'progress.majors',
  allows: 'anyone',
  method: 'GET',
  path: '/progress/v1/majors',
  summary: 'Majors that can be aimed at, with the subjects that their exams ask.',
  lists: { bounded: 'authored' },
  response: v.array(majorSchema),
  hideLoading: true,
  assumed: true,
})

const targetSubjectSchema = v.object({
  ...askedSubjectSchema.entries,
  /** Usual ability at comparable schools on the scale with mean 50; a sample figure. */
  typical: countSchema,
  /** Number of practice questions. */
  questionCount: countSchema,
  paperCount: countSchema,
})
export type TargetSubject = v.InferOutput<typeof targetSubjectSchema>

export const target = defineCall({
  id: 'progress.target',
  allows: 'owner',
  method: 'GET',
  path: '/progress/v1/users/{uid}/target',
  summary:
    'What the school and the major that the learner aims at ask; chosen by `targetSchool` and `targetMajor` of the learner’s record.',
  params: uidParams,
  lists: 'single',
  response: v.object({
    /** As the learner wrote them; empty where there are none. */
    targetSchool: v.string(),
    targetMajor: v.string(),
    /** The school from the content, if known. */
    school: v.nullable(schoolSchema),
    major: v.nullable(majorSchema),
    subjects: v.array(targetSubjectSchema),
  }),
  hideLoading: true,
  assumed: true,
})
export type Target = v.InferOutput<(typeof target)['response']>
