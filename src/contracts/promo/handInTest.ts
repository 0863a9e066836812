import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, uidSchema } from '../scalars'

/** In its own module, because the outbox pulls it into the main package. */
export const handInTest = defineCall({
  id: 'promo.handInTest',
  allows: 'owner',
  queued: true,
  method: 'PUT',
  path: '/base/v1/users/{uid}/promo-attempts/{attemptId}',
  summary: 'Hand a test in; the same attempt again changes nothing.',
  params: v.object({ uid: uidSchema, attemptId: v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,64}$/)) }),
  body: v.object({
    paperId: idSchema,
    ticket: v.pipe(v.string(), v.maxLength(200)),
    /** How long it took on the device; never more than the test lasts or the ticket is old. */
    seconds: countSchema,
    /** By question, in order; null for one that was left out. */
    answers: v.pipe(
      v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)))),
      v.maxLength(100),
    ),
  }),
  response: v.object({ created: v.boolean() }),
  hideLoading: true,
  silent: true,
  assumed: true,
})
