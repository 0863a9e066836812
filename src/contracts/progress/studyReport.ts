import * as v from 'valibot'
import { reportPeriods } from '@/domain/progress/reportPeriods'
import { defineCall } from '../define'
import { countSchema, idSchema, uidParams } from '../scalars'
import { dateSchema, datedTallySchema, tallyEntries } from './tally'

const pointSchema = v.object({
  /** The code, as 101. */
  subject: idSchema,
  name: v.string(),
  point: v.string(),
  answers: countSchema,
  right: countSchema,
})

export const studyReport = defineCall({
  id: 'progress.studyReport',
  allows: 'owner',
  method: 'GET',
  path: '/progress/v1/users/{uid}/report',
  summary:
    'What the caller studied in the last 7 or 30 days, beside as many days before, with the strongest and the weakest point.',
  params: uidParams,
  query: v.object({ per: v.optional(v.picklist(reportPeriods), 'week') }),
  lists: 'single',
  response: v.object({
    from: dateSchema,
    to: dateSchema,
    now: v.object(tallyEntries),
    before: v.object(tallyEntries),
    /** Days in a row with anything studied, up to today. */
    streak: countSchema,
    /** The days of the period, the oldest first. */
    days: v.array(datedTallySchema),
    /** Of the points with five judged answers or more; null where there are none, the same one where there is one. */
    strongest: v.nullable(pointSchema),
    weakest: v.nullable(pointSchema),
    /** The name of the report's picture, `/posters/study/{card}.png`; it holds these figures and nothing of the person. */
    card: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/)),
  }),
  hideLoading: true,
  assumed: true,
})
export type StudyReport = v.InferOutput<(typeof studyReport)['response']>
