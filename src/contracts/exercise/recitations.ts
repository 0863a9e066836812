import * as v from 'valibot'
import { defineCall } from '../define'
import { logBatchOf, logPageOf, logQuerySchema, logReceiptSchema, memoryIdSchema } from '../memoryLog'
import { countSchema, idSchema, timeSchema, uidParams } from '../scalars'
import { vocabularyEventSchema } from '../word/reviews'

/** A subject that has passages to recite. */
const recitationSubjectSchema = v.object({
  /** The code, as 101. */
  subject: idSchema,
  name: v.string(),
  /** The knowledge points that it is chaptered by. */
  chapters: v.array(v.string()),
  passageCount: countSchema,
})
export type RecitationSubject = v.InferOutput<typeof recitationSubjectSchema>

export const recitationSubjects = defineCall({
  id: 'exercise.recitationSubjects',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/recitation-subjects',
  summary: 'The subjects that have passages to recite, with their chapters.',
  lists: { bounded: 'authored' },
  response: v.array(recitationSubjectSchema),
  hideLoading: true,
  assumed: true,
})

const passageSchema = v.object({
  passageId: memoryIdSchema,
  title: v.string(),
  /** Marks its key words with `{{…}}`. */
  text: v.string(),
})
export type Passage = v.InferOutput<typeof passageSchema>

/** All passages of a subject, by chapter: small enough to lie on the device. */
export const recitationDeckSchema = v.object({
  subject: idSchema,
  name: v.string(),
  chapters: v.array(v.object({ title: v.string(), passages: v.array(passageSchema) })),
})
export type RecitationDeck = v.InferOutput<typeof recitationDeckSchema>

export const recitationDeck = defineCall({
  id: 'exercise.recitationDeck',
  allows: 'user',
  method: 'GET',
  path: '/exercise/v1/recitation-subjects/{subject}',
  summary: 'The passages of a subject, chapter by chapter.',
  params: v.object({ subject: idSchema }),
  lists: 'single',
  response: recitationDeckSchema,
  hideLoading: true,
  assumed: true,
})

/** One line of the log of recitations: the event of a word, whose `word` is the id of a passage. */
const recitationEventSchema = vocabularyEventSchema

export const sendRecitations = defineCall({
  id: 'exercise.sendRecitations',
  allows: 'owner',
  method: 'POST',
  path: '/exercise/v1/users/{uid}/recitations',
  summary: 'Append events of a device, at most 500; those known already are skipped, so repeat at will.',
  params: uidParams,
  body: logBatchOf(recitationEventSchema),
  response: logReceiptSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const recitations = defineCall({
  id: 'exercise.recitations',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/recitations',
  summary: 'Events in the order in which they arrived, after a cursor.',
  params: uidParams,
  query: logQuerySchema,
  lists: 'paged',
  response: logPageOf(recitationEventSchema),
  hideLoading: true,
  silent: true,
  assumed: true,
})

/** A learner's daily recitation plan. */
const recitationPlanSchema = v.object({
  /** New passages a day. */
  perDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  chapters: v.pipe(
    v.array(v.object({ subject: idSchema, chapter: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) })),
    v.minLength(1),
    v.maxLength(60),
  ),
})
export type RecitationPlan = v.InferOutput<typeof recitationPlanSchema>

export const recitationPlan = defineCall({
  id: 'exercise.recitationPlan',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/recitation-plan',
  summary: 'The daily plan of a learner; null where none was made.',
  params: uidParams,
  lists: 'single',
  response: v.object({
    plan: v.nullable(v.object({ ...recitationPlanSchema.entries, changedAt: timeSchema })),
  }),
  hideLoading: true,
  assumed: true,
})

export const saveRecitationPlan = defineCall({
  id: 'exercise.saveRecitationPlan',
  allows: 'owner',
  method: 'PUT',
  path: '/exercise/v1/users/{uid}/recitation-plan',
  summary: 'Make the daily plan, or another one; chapters that there are not are refused.',
  params: uidParams,
  body: recitationPlanSchema,
  response: recitationPlan.response,
  hideLoading: true,
  assumed: true,
})
