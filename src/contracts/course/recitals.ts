import { defineCall } from '../define'
import { logBatchOf, logPageOf, logQuerySchema, logReceiptSchema } from '../memoryLog'
import { uidParams } from '../scalars'
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
  body: logBatchOf(reciteEventSchema),
  response: logReceiptSchema,
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
  query: logQuerySchema,
  lists: 'paged',
  response: logPageOf(reciteEventSchema),
  hideLoading: true,
  silent: true,
  assumed: true,
})
