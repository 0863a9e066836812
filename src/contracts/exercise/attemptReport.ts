import * as v from 'valibot'
import { outcomes } from '@/domain/attempt/judge'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema } from '../scalars'
import { abilitySchema } from './ability'
import { attemptParams } from './attemptHead'
import { attemptSchema } from './attempts'
import { pointsSchema } from './points'

const tallySchema = v.object({
  name: v.string(),
  right: countSchema,
  total: countSchema,
  earned: pointsSchema,
  points: pointsSchema,
})

const attemptReportSchema = v.object({
  attempt: attemptSchema,
  endedAt: timeSchema,
  earned: pointsSchema,
  points: pointsSchema,
  /** Points of writing that the learner has not awarded yet. */
  open: pointsSchema,
  outcomes: v.array(
    v.object({
      questionId: idSchema,
      outcome: v.picklist(outcomes),
      earned: pointsSchema,
    }),
  ),
  types: v.array(tallySchema),
  knowledge: v.array(tallySchema),
  /** Null where the policy measures none. */
  ability: v.nullable(abilitySchema),
  /** The knowledge point to work on next; null when nothing was lost. */
  weakest: v.nullable(v.string()),
})
export type AttemptReport = v.InferOutput<typeof attemptReportSchema>

export const attemptReport = defineCall({
  id: 'exercise.attemptReport',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/attempts/{attemptId}/report',
  summary:
    'How an attempt went; refused with Y40931 while it is open, with Y40936 until a network-wide exam has ended for all. Whoever has read it can add no more answers.',
  params: attemptParams,
  response: attemptReportSchema,
  hideLoading: true,
  assumed: true,
})
