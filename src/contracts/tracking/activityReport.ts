import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, promotionIdSchema, timeSchema } from '../scalars'

const daySchema = v.object({
  /** A day in China, as 2026-11-21. */
  day: v.string(),
  views: countSchema,
  visitors: countSchema,
  clicks: countSchema,
  logins: countSchema,
  leads: countSchema,
})

/** A moment out of an address, before the year 10000. */
const momentText = v.pipe(v.string(), v.transform(Number), timeSchema, v.maxValue(253_402_300_799_999))

/** Results of an activity, by day and by tab. */
export const activityReportSchema = v.object({
  days: v.array(daySchema),
  /** Time by tab: `dwell` in milliseconds over all visitors. */
  tabs: v.array(v.object({ page: v.string(), tab: v.string(), looks: countSchema, dwell: countSchema })),
})
export type ActivityReport = v.InferOutput<typeof activityReportSchema>

export const activityReport = defineCall({
  id: 'tracking.activityReport',
  allows: 'operator',
  method: 'GET',
  path: '/statistics/v1/promotions/{promotionId}/report',
  summary:
    'Views, visitors, clicks, logins and leads of a promotion by day of China, and dwell by tab; for operators (`x-operator-key`). Without `from` the last thirty days.',
  params: v.object({ promotionId: promotionIdSchema }),
  query: v.object({
    from: v.optional(momentText),
    to: v.optional(momentText),
  }),
  lists: { bounded: 'days of the span, two hundred tabs' },
  response: activityReportSchema,
  hideLoading: true,
  assumed: true,
})
