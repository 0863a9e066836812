import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { mistakeCauseKeys } from '@/domain/mistakes/mistakeCauses'
import { defineCall } from '../define'
import { countSchema, daySchema, idSchema, uidParams } from '../scalars'
import { attemptIdSchema } from './attemptHead'

/** Spans of a deep report: the last four weeks, one week, or the last twelve months. */
export const deepSpans = ['month', 'week', 'year'] as const
export type DeepSpan = (typeof deepSpans)[number]

const tallyEntries = {
  answers: countSchema,
  right: countSchema,
  /** Milliseconds spent on them. */
  took: countSchema,
}
const wholeSchema = v.object({
  ...tallyEntries,
  /** Marked as guessed by the learner, and how many of these were right. */
  guessed: countSchema,
  guessedRight: countSchema,
})
export type DeepTotal = v.InferOutput<typeof wholeSchema>

const deepReportSchema = v.object({
  /** The first day and the last; a day begins at four in the morning in China. */
  from: daySchema,
  to: daySchema,
  total: wholeSchema,
  /** The period of the same length before; null where there is none to compare with. */
  before: v.nullable(wholeSchema),
  /** The period in equal pieces, the oldest first, also empty ones. */
  pieces: v.array(v.object({ from: daySchema, ...tallyEntries })),
  subjects: v.array(v.object({ subject: idSchema, name: v.string(), ...tallyEntries })),
  /** The thirty points with most answers. */
  points: v.array(v.object({ subject: idSchema, point: v.string(), ...tallyEntries })),
  types: v.array(v.object({ type: v.picklist(questionTypes), ...tallyEntries })),
  /** The time for a question against others, over the newest questions that at least five others answered; null without any. */
  pace: v.nullable(v.object({ questions: countSchema, mine: countSchema, others: countSchema })),
  /** Why questions were missed, as the learner said; `none` of them says nothing. */
  causes: v.array(v.object({ cause: v.nullable(v.picklist(mistakeCauseKeys)), count: countSchema })),
  /** The learner's weakest point (as `knowledge` orders them) among those that lost answers here; null without any. */
  weakest: v.nullable(v.object({ subject: idSchema, point: v.string() })),
})
export type DeepReport = v.InferOutput<typeof deepReportSchema>

export const deepReport = defineCall({
  id: 'exercise.deepReport',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/deep-report',
  summary:
    'What the judged answers of a period, or of one attempt, tell in depth: by subject, point and type, time against others, guesses, causes of mistakes, and the period before.',
  params: uidParams,
  query: v.object({
    span: v.optional(v.picklist(deepSpans), 'month'),
    /** The newest period ends with this day; today without it. */
    to: v.optional(daySchema),
    /** One attempt instead of a period. */
    attempt: v.optional(attemptIdSchema),
  }),
  lists: 'single',
  response: deepReportSchema,
  hideLoading: true,
  assumed: true,
})
