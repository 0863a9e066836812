import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema, uidParams } from '../scalars'

/** Longer than any lesson; a sitting ends with its study day. */
const MOST_SECONDS = 86_400
/** Limit of covered intervals: each seek begins a new one. */
const MOST_STRETCHES = 200

const secondsSchema = v.pipe(countSchema, v.maxValue(MOST_SECONDS))

/**
 * One watch session of a lesson (video, audio or live), sent whole: a later report of the same `sittingId` contains the
 * earlier ones, so reports may be repeated, reordered or lost, and the last one counts. Moments by the backend's clock.
 */
export const sittingSchema = v.object({
  sittingId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  goodsId: idSchema,
  lessonId: idSchema,
  startedAt: timeSchema,
  /** Time of the report. */
  at: timeSchema,
  /** Seconds of wall clock in which the lesson played and could be seen. */
  seconds: secondsSchema,
  /** Played intervals of the lesson in seconds: `[from, to)`. */
  covered: v.pipe(v.array(v.tuple([secondsSchema, secondsSchema])), v.maxLength(MOST_STRETCHES)),
  /** The learner's position in the lesson, in seconds. */
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
  /** Seconds of the whole lesson; 0 while unknown. */
  length: countSchema,
  /** The learner's last position, in seconds. */
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
