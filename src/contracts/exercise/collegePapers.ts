import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, queryIntSchema } from '../scalars'
import { examPaperCardSchema } from './examPapers'

const schoolSchema = v.object({ id: idSchema, name: v.string(), province: v.string() })

/** A sample of a school's paper, of our own questions; opened as any paper. */
export const collegePaperSchema = v.object({
  ...v.omit(examPaperCardSchema, ['sections']).entries,
  subjectName: v.string(),
  school: schoolSchema,
  year: countSchema,
})
export type CollegePaper = v.InferOutput<typeof collegePaperSchema>

export const collegePapers = defineCall({
  id: 'exercise.collegePapers',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/college-papers',
  summary: 'Samples of papers by school and year, the newest first; by school, subject and year.',
  query: v.object({
    ...pageQueryEntries,
    school: v.optional(idSchema),
    subject: v.optional(idSchema),
    year: v.optional(queryIntSchema(2000, 2099)),
  }),
  lists: 'paged',
  response: pageOf(collegePaperSchema),
  hideLoading: true,
  assumed: true,
})

export const collegeChoices = defineCall({
  id: 'exercise.collegeChoices',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/college-choices',
  summary: 'The schools, subjects and years that have samples of papers.',
  lists: 'single',
  response: v.object({
    schools: v.array(schoolSchema),
    subjects: v.array(v.object({ subject: idSchema, name: v.string() })),
    years: v.array(countSchema),
  }),
  hideLoading: true,
  assumed: true,
})
export type CollegeChoices = v.InferOutput<(typeof collegeChoices)['response']>
