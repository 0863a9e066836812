import * as v from 'valibot'
import { outcomes } from '@/domain/attempt/judge'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema } from '../scalars'
import { attemptParams } from './attemptHead'
import { answerSchema, feedbackSchema } from './questionFields'

/** More do not fit into one batch. */
export const MOST_EVENTS_SENT = 40

const deviceSchema = v.pipe(v.string(), v.regex(/^[0-9a-z]{8}$/))
const eventIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,40}$/))
const clockSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_102_444_800_000))
const question = idSchema

/** `at` is the device's clock, as it shows, right or wrong. */
const head = { id: eventIdSchema, at: clockSchema }

/** One line of the log: `AttemptEvent` of domain/attempt but for `expire`, which is the backend's. */
export const attemptEventSchema = v.variant('kind', [
  v.object({
    ...head,
    kind: v.literal('answer'),
    question,
    answer: answerSchema,
    took: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
  }),
  v.object({ ...head, kind: v.picklist(['clear', 'reveal']), question }),
  v.object({ ...head, kind: v.picklist(['mark', 'guess']), question, on: v.boolean() }),
  v.object({
    ...head,
    kind: v.literal('award'),
    question,
    points: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))), v.maxLength(20)),
  }),
  v.object({ ...head, kind: v.picklist(['open', 'pause', 'resume', 'handIn']) }),
])
export type SentEvent = v.InferOutput<typeof attemptEventSchema>

/** Events of one device, with what its clock shows. */
export const eventBatchSchema = v.object({
  device: deviceSchema,
  /** The device's clock at sending, and the backend's minus it as the device measured. */
  clock: v.object({
    sentAt: clockSchema,
    offset: v.pipe(v.number(), v.integer(), v.minValue(-4_102_444_800_000), v.maxValue(4_102_444_800_000)),
  }),
  events: v.pipe(v.array(attemptEventSchema), v.minLength(1), v.maxLength(MOST_EVENTS_SENT)),
})
export type SentBatch = v.InferInput<typeof eventBatchSchema>

/** The result of a batch. */
export const takenBatchSchema = v.object({
  accepted: countSchema,
  duplicated: countSchema,
  /** Ignored events: too late, of a question outside the attempt, or of one whose key was released. */
  refused: v.array(v.string()),
  now: timeSchema,
  endsAt: v.nullable(timeSchema),
  endedAt: v.nullable(timeSchema),
  /** Whether another device opened the attempt after this one. */
  isElsewhere: v.boolean(),
  /** Of the questions in the batch whose keys may be known now. */
  feedback: v.array(
    v.object({
      questionId: idSchema,
      outcome: v.picklist(outcomes),
      ...feedbackSchema.entries,
    }),
  ),
  /** Whether there are other questions than before: an adaptive test has chosen the next. */
  hasMore: v.boolean(),
})

export const sendAttemptEvents = defineCall({
  id: 'exercise.sendAttemptEvents',
  allows: 'owner',
  method: 'POST',
  path: '/exercise/v1/users/{uid}/attempts/{attemptId}/events',
  summary: 'Append events of a device, at most 40; those known already are skipped, so repeat at will.',
  params: attemptParams,
  body: eventBatchSchema,
  response: takenBatchSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})
