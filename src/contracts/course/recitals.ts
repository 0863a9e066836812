import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, queryIntSchema, timeSchema, uidParams } from '../scalars'
import { vocabularyEventSchema } from '../word/reviews'

/** One line of the log of recitals: the event of a word, whose `word` is the id of a card. */
export const reciteEventSchema = vocabularyEventSchema

export const sendRecitals = defineCall({
  id: 'course.sendRecitals',
  allows: 'owner',
  method: 'POST',
  path: '/course/v1/users/{uid}/recitals',
  summary: 'Append events of a device, at most 500; those known already are skipped, so repeat at will.',
  params: uidParams,
  body: v.object({ events: v.pipe(v.array(reciteEventSchema), v.minLength(1), v.maxLength(500)) }),
  response: v.object({
    accepted: countSchema,
    duplicated: countSchema,
    /** Events that break the rules of the log: an unknown card, an id that is not its time and device, a moment in the future. */
    refused: v.array(v.string()),
    /** The backend's clock: refused events later than this may come again with their right moment. */
    now: timeSchema,
  }),
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const recitals = defineCall({
  id: 'course.recitals',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/recitals',
  summary: 'Events in the order in which they arrived, after a cursor.',
  params: uidParams,
  query: v.object({
    after: v.optional(queryIntSchema(0, 2_147_483_647), 0),
    size: v.optional(queryIntSchema(1, 2000), 1000),
  }),
  response: v.object({
    events: v.array(reciteEventSchema),
    /** Send it as `after` next time. */
    cursor: countSchema,
    more: v.boolean(),
  }),
  hideLoading: true,
  silent: true,
  assumed: true,
})
