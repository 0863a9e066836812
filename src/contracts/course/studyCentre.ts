import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, timeSchema, uidParams } from '../scalars'
import { dayTaskSchema } from './tasks'

/** A course the user owns, with how far it is learned. `progress` in whole percent. */
export const myCourseSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  cover: v.string(),
  lessonCount: countSchema,
  lessonsDone: countSchema,
  progress: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  nextLesson: v.optional(v.object({ lessonId: v.string(), title: v.string() })),
  grantedAt: timeSchema,
  expiresAt: v.optional(timeSchema),
  /** Its agreement is not signed yet. */
  unsigned: v.optional(v.boolean(), false),
})
export type MyCourse = v.InferOutput<typeof myCourseSchema>

export const nextLiveSchema = v.object({
  goodsId: v.string(),
  lessonId: v.string(),
  title: v.string(),
  courseTitle: v.string(),
  startsAt: timeSchema,
  minutes: countSchema,
})
export type NextLive = v.InferOutput<typeof nextLiveSchema>

/** An open lecture that the user keeps a place in. */
export const reservedLiveSchema = v.object({
  lectureId: v.string(),
  title: v.string(),
  host: v.string(),
  startsAt: timeSchema,
  endsAt: timeSchema,
})
export type ReservedLive = v.InferOutput<typeof reservedLiveSchema>

/** The 学习 tab. `examAt` counts down to the exam of the learner's year. */
export const studyCentreSchema = v.object({
  courses: v.array(myCourseSchema),
  /** Today's tasks, as in `dayTasks`. */
  tasks: v.array(dayTaskSchema),
  /** The live lesson that runs, else the next. */
  nextLive: v.nullable(nextLiveSchema),
  /** Reserved broadcasts on air or to come, earliest first. */
  reservedLives: v.optional(v.array(reservedLiveSchema), []),
  expiredCount: countSchema,
  daysToExam: countSchema,
  examYear: v.number(),
})
export type StudyCentre = v.InferOutput<typeof studyCentreSchema>

export const studyCentre = defineCall({
  id: 'course.studyCentre',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/study-centre',
  summary: 'My courses with progress, the tasks of today, the next live lesson and reserved broadcasts.',
  params: uidParams,
  lists: { bounded: 'the newest fifty courses' },
  response: studyCentreSchema,
  hideLoading: true,
  assumed: true,
})
