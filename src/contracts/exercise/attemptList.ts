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
  lists: 'paged',
  response: pageOf(attemptRowSchema),
  hideLoading: true,
  assumed: true,
})

export const attemptsGoingOn = defineCall({
  id: 'exercise.attemptsGoingOn',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/attempts-going-on',
  summary:
    'The tests and exams of the user that are not handed in and whose time is not over, newest first, twenty at most: on any device they go on where they were.',
  params: uidParams,
  lists: { bounded: 'twenty of a user' },
  response: v.object({ list: v.array(v.object(attemptHeadEntries)) }),
  hideLoading: true,
  assumed: true,
})
