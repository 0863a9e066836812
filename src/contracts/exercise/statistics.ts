import * as v from 'valibot'
import { spanKinds } from '@/domain/progress/studySpans'
import { defineCall } from '../define'
import { daySchema, countSchema, uidParams } from '../scalars'

const tallyEntries = {
  answers: countSchema,
  right: countSchema,
  /** Milliseconds spent on them. */
  took: countSchema,
}

export const exerciseStatistics = defineCall({
  id: 'exercise.statistics',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/statistics',
  summary:
    'Judged answers, right ones and time: of the last 14 days, 8 weeks or 6 months, also of empty ones.',
  params: uidParams,
  query: v.object({ per: v.optional(v.picklist(spanKinds), 'day') }),
  lists: 'single',
  response: v.object({
    total: v.object(tallyEntries),
    /** The oldest first. */
    spans: v.array(
      v.object({
        /** Its first day, YYYY-MM-DD; a day begins at four in the morning in China. */
        from: daySchema,
        ...tallyEntries,
      }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})
export type ExerciseStatistics = v.InferOutput<(typeof exerciseStatistics)['response']>
