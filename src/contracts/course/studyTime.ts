import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, uidParams, uidSchema } from '../scalars'
import { lessonKinds } from './goods'

/** A lesson that was studied on a day. */
export const dayLessonSchema = v.object({
  goodsId: v.string(),
  courseTitle: v.string(),
  lessonId: v.string(),
  title: v.string(),
  kind: v.picklist(lessonKinds),
  /** Seconds of that day. */
  seconds: countSchema,
})
export type DayLesson = v.InferOutput<typeof dayLessonSchema>

/** A study day (04:00 to 04:00 in China), as YYYY-MM-DD. */
export const studiedDaySchema = v.object({
  date: v.string(),
  seconds: countSchema,
  /** The longest first, at most twenty. */
  lessons: v.array(dayLessonSchema),
})
export type StudiedDay = v.InferOutput<typeof studiedDaySchema>

export const studiedDays = defineCall({
  id: 'course.studiedDays',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/study-days',
  summary: 'The days on which the caller studied, newest first, with what was studied.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(studiedDaySchema),
  hideLoading: true,
  assumed: true,
})

/** How one course went. */
export const courseReportSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  lessonCount: countSchema,
  lessonsDone: countSchema,
  /** Seconds spent in its lessons, ever. */
  seconds: countSchema,
  /** Seconds of its films that were played at least once, and of all its films. */
  covered: countSchema,
  length: countSchema,
  notes: countSchema,
  /** Fourteen study days up to today, oldest first: seconds in this course. */
  days: v.array(v.object({ date: v.string(), seconds: countSchema })),
  /** By chapter: lessons, those that are done, seconds. */
  chapters: v.array(
    v.object({ title: v.string(), lessonCount: countSchema, lessonsDone: countSchema, seconds: countSchema }),
  ),
  /** The exercises of its outline, and how many of them are done. */
  tests: v.object({ count: countSchema, done: countSchema }),
  /** Today's place among all who studied today, by time; absent without study time. */
  rank: v.optional(v.object({ place: countSchema, learners: countSchema })),
})
export type CourseReport = v.InferOutput<typeof courseReportSchema>

export const courseReport = defineCall({
  id: 'course.courseReport',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/courses/{goodsId}/report',
  summary: 'Progress, time, tests and notes of the caller in one course.',
  params: v.object({ uid: uidSchema, goodsId: idSchema }),
  lists: 'single',
  response: courseReportSchema,
  hideLoading: true,
  assumed: true,
})
