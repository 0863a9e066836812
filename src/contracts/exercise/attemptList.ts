import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, pageOf, pageQueryEntries, uidParams } from '../scalars'
import { attemptHeadEntries } from './attemptHead'
import { pointsSchema } from './points'

/** An attempt in a list. */
export const attemptRowSchema = v.object({
  ...attemptHeadEntries,
  questionCount: countSchema,
  points: pointsSchema,
  /** Null while it is open. */
  earned: v.nullable(pointsSchema),
})
export type AttemptRow = v.InferOutput<typeof attemptRowSchema>

export const attempts = defineCall({
  id: 'exercise.attempts',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/attempts',
  summary: 'The attempts of the user, newest first.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  response: pageOf(attemptRowSchema),
  hideLoading: true,
  assumed: true,
})
