import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema, uidParams } from '../scalars'

/** Longer than any lesson; a sitting ends with its study day. */
const MOST_SECONDS = 86_400
/** A learner who jumps about leaves a stretch at each jump. */
const MOST_STRETCHES = 200

const secondsSchema = v.pipe(countSchema, v.maxValue(MOST_SECONDS))

/**
 * One sitting before a lesson (video, audio or live), whole: what comes later of the same `sittingId` holds what came before,
 * so a report may be repeated, overtaken or lost, and the last one counts. Moments by the backend's clock.
 */
export const sittingSchema = v.object({
  sittingId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  goodsId: idSchema,
  lessonId: idSchema,
  startedAt: timeSchema,
  /** When this was said. */
  at: timeSchema,
  /** Seconds of wall clock in which the lesson played and could be seen. */
  seconds: secondsSchema,
  /** What of the lesson was played, in seconds of the lesson: `[from, to)`. */
  covered: v.pipe(v.array(v.tuple([secondsSchema, secondsSchema])), v.maxLength(MOST_STRETCHES)),
  /** Where the learner is in the lesson, in seconds. */
  place: secondsSchema,
  /** How long the lesson is, in seconds. */
  length: secondsSchema,
})
export type WatchSession = v.InferOutput<typeof sittingSchema>

/** How far a learner is in a lesson, over all devices. */
export const lessonProgressSchema = v.object({
  /** Seconds spent before it. */
  seconds: countSchema,
  /** Seconds of the lesson that were played at least once. */
  covered: countSchema,
  /** Seconds of the whole lesson; 0 while nobody has said. */
  length: countSchema,
  /** Where the learner was last, in seconds. */
  place: countSchema,
  /** When that was. */
  watchedAt: v.optional(timeSchema),
  done: v.boolean(),
})
export type LessonProgress = v.InferOutput<typeof lessonProgressSchema>

export const watched = defineCall({
  id: 'course.watched',
  allows: 'owner',
  queued: true,
  method: 'POST',
  path: '/course/v1/users/{uid}/sittings',
  summary:
    'What was watched in one sitting so far; may be repeated. Answers how far the learner is in the lesson.',
  params: uidParams,
  body: sittingSchema,
  response: lessonProgressSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})
