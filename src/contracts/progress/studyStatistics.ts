import * as v from 'valibot'
import { spanKinds } from '@/domain/progress/studySpans'
import { defineCall } from '../define'
import { queryIntSchema, uidParams } from '../scalars'
import { datedTallySchema } from './tally'

/** Pages back in time. */
const MOST_BACK = 60

export const studyStatistics = defineCall({
  id: 'progress.studyStatistics',
  allows: 'owner',
  method: 'GET',
  path: '/progress/v1/users/{uid}/statistics',
  summary:
    'Time, lessons, words and questions of 14 days, 8 weeks or 6 months, also of empty ones; `back` pages into the past.',
  params: uidParams,
  query: v.object({
    per: v.optional(v.picklist(spanKinds), 'day'),
    back: v.optional(queryIntSchema(0, MOST_BACK), 0),
  }),
  lists: 'single',
  response: v.object({
    /** The oldest first. */
    spans: v.array(datedTallySchema),
    /** Whether the account is older than the first span. */
    hasEarlier: v.boolean(),
  }),
  hideLoading: true,
  assumed: true,
})
export type StudyStatistics = v.InferOutput<(typeof studyStatistics)['response']>
