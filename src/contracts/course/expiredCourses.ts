import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, fenSchema, pageOf, pageQueryEntries, timeSchema, uidParams } from '../scalars'

/** A course whose time is over; `price` in 分, absent when it is sold no more. */
export const expiredCourseSchema = v.object({
  goodsId: v.string(),
  title: v.string(),
  cover: v.string(),
  lessonCount: countSchema,
  lessonsDone: countSchema,
  expiredAt: timeSchema,
  price: v.optional(fenSchema),
})
export type ExpiredCourse = v.InferOutput<typeof expiredCourseSchema>

export const expiredCourses = defineCall({
  id: 'course.expiredCourses',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/expired-courses',
  summary: 'The courses of the user whose time is over, the latest first, with what renewing costs.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(expiredCourseSchema),
  hideLoading: true,
  assumed: true,
})
