import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, daySchema, idSchema, uidParams } from '../scalars'
import { abilitySchema } from './ability'

const knowledgePointSchema = v.object({
  point: v.string(),
  /** Questions that can be practised, and how many of them a test can judge. */
  questionCount: countSchema,
  testCount: countSchema,
  /** Questions of the point that were answered, and how many of these were right the last time. */
  answers: countSchema,
  right: countSchema,
  /** The share of the point's questions that is known, 0 to 1; null under five answers, or, where the point has fewer questions, before all of them (decision 052). */
  mastery: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  level: v.picklist(['unknown', 'weak', 'learning', 'mastered']),
  /** Questions in the book of mistakes that are not mastered. */
  missed: countSchema,
})
export type KnowledgePoint = v.InferOutput<typeof knowledgePointSchema>

const knowledgeSubjectSchema = v.object({
  /** The code, as 101. */
  subject: idSchema,
  name: v.string(),
  /** By first answers in full and later ones by the forgotten key; null under five questions. */
  ability: v.nullable(abilitySchema),
  /** In the order of the content. */
  points: v.array(knowledgePointSchema),
  /** The last eight weeks with answers, the oldest first, each with the ability at its end, null under five questions of its own. */
  weeks: v.array(
    v.object({
      /** Its Monday. */
      from: daySchema,
      answers: countSchema,
      ability: v.nullable(abilitySchema),
    }),
  ),
})
export type KnowledgeSubject = v.InferOutput<typeof knowledgeSubjectSchema>

export const knowledge = defineCall({
  id: 'exercise.knowledge',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/knowledge',
  summary:
    'The subjects with their knowledge points and how far each is mastered, by the newest two thousand answers; the book of mistakes stands beside it.',
  params: uidParams,
  lists: { bounded: 'authored' },
  response: v.array(knowledgeSubjectSchema),
  hideLoading: true,
  assumed: true,
})
