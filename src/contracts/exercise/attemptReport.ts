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

const pointTallySchema = v.object({
  ...tallySchema.entries,
  /** Of which subject the point is: subjects share names of points. */
  subject: v.optional(idSchema),
})

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A part of a diagnosis: a subject, or a module of it. */
const partSchema = v.object({
  subject: idSchema,
  point: v.nullable(v.string()),
  name: v.string(),
  right: countSchema,
  total: countSchema,
  ability: abilitySchema,
  /** The share of the part's questions here that such an ability answers right, at both ends of its band; null without questions. */
  expected: v.nullable(v.object({ low: shareSchema, high: shareSchema })),
  /** The previous measurement; null for the first. */
  before: v.nullable(v.object({ at: timeSchema, ability: abilitySchema })),
})
export type DiagnosedPart = v.InferOutput<typeof partSchema>

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
  knowledge: v.array(pointTallySchema),
  /** Null where the policy measures none. */
  ability: v.nullable(abilitySchema),
  /** Results by part of a diagnosis; empty for other kinds. */
  parts: v.optional(v.array(partSchema), []),
  /** The knowledge point to work on next; null when nothing was lost. */
  weakest: v.nullable(v.object({ subject: v.string(), point: v.string() })),
})
export type AttemptReport = v.InferOutput<typeof attemptReportSchema>

export const attemptReport = defineCall({
  id: 'exercise.attemptReport',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/attempts/{attemptId}/report',
  summary:
    'How an attempt went; refused with Y40931 while it is open, with Y40936 until no answer to a network-wide exam is taken any more, of anybody, with Y40937 while an open test of the learner, which is named, asks some of the same. Whoever has read it can add no more answers.',
  params: attemptParams,
  lists: 'single',
  response: attemptReportSchema,
  hideLoading: true,
  assumed: true,
})
