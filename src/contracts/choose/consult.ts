import * as v from 'valibot'
import { defineCall } from '../define'
import { titleSchema } from '../freeTexts'
import {
  countSchema,
  daySchema,
  doneSchema,
  idSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidSchema,
} from '../scalars'

const uidParams = v.object({ uid: uidSchema })

export const consultSlots = defineCall({
  id: 'choose.consultSlots',
  allows: 'user',
  method: 'GET',
  path: '/choose/v1/consult/slots',
  summary:
    'Advisers and the times of one day (Asia/Shanghai), taken ones marked; the first bookable day without one.',
  query: v.object({ day: v.optional(daySchema) }),
  lists: 'single',
  response: v.object({
    day: daySchema,
    days: v.array(daySchema),
    minutes: countSchema,
    topics: v.array(v.string()),
    advisers: v.array(
      v.object({
        adviserId: idSchema,
        name: v.string(),
        title: v.string(),
        about: v.string(),
        slots: v.array(v.object({ startsAt: timeSchema, isFree: v.boolean() })),
      }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})
export type ConsultDay = v.InferOutput<(typeof consultSlots)['response']>

export const bookingSchema = v.object({
  bookingId: idSchema,
  adviserId: idSchema,
  adviser: v.string(),
  startsAt: timeSchema,
  minutes: countSchema,
  topic: v.string(),
  contact: v.string(),
  state: v.picklist(['booked', 'cancelled', 'over']),
})
export type Booking = v.InferOutput<typeof bookingSchema>

export const bookConsult = defineCall({
  id: 'choose.bookConsult',
  allows: 'owner',
  method: 'POST',
  path: '/choose/v1/users/{uid}/consults',
  summary:
    'Book a time with an adviser; a time is given to one learner only, and the same booking twice is one.',
  params: uidParams,
  body: v.object({
    adviserId: idSchema,
    startsAt: timeSchema,
    topic: titleSchema(20),
    contact: v.pipe(titleSchema(40), v.minLength(1, '请填写手机号或微信号')),
  }),
  response: bookingSchema,
  assumed: true,
})

export const consults = defineCall({
  id: 'choose.consults',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/consults',
  summary: 'The bookings of the learner, the latest first.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(bookingSchema),
  hideLoading: true,
  assumed: true,
})

export const cancelConsult = defineCall({
  id: 'choose.cancelConsult',
  allows: 'owner',
  method: 'DELETE',
  path: '/choose/v1/users/{uid}/consults/{id}',
  summary: 'Cancel a booking up to two hours before; the time is free again.',
  params: v.object({ uid: uidSchema, id: idSchema }),
  response: doneSchema,
  assumed: true,
})

export const consultDay = defineCall({
  id: 'choose.consultDay',
  allows: 'operator',
  method: 'GET',
  path: '/choose/v1/consult/days/{day}',
  summary: 'The bookings of a day for staff, in the order of their times.',
  params: v.object({ day: daySchema }),
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(v.object({ ...bookingSchema.entries, uid: uidSchema })),
  hideLoading: true,
  assumed: true,
})
