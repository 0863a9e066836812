import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema } from '../scalars'
import { attemptParams } from './attemptHead'

/** Milliseconds for one question: the learner's, and of the middle one among others. */
const paceSchema = v.object({ questionId: idSchema, mine: countSchema, others: countSchema })
export type QuestionPace = v.InferOutput<typeof paceSchema>

export const attemptPaces = defineCall({
  id: 'exercise.attemptPaces',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/attempts/{attemptId}/paces',
  summary:
    'The time for each question of an attempt that has ended, beside that of others; questions that few answered are left out.',
  params: attemptParams,
  lists: 'single',
  response: v.object({ questions: v.array(paceSchema) }),
  hideLoading: true,
  assumed: true,
})
