import * as v from 'valibot'
import { provincesQuery } from '../choose/fields'
import { defineCall } from '../define'
import {
  countSchema,
  doneSchema,
  idParams,
  idSchema,
  pageOf,
  pageQueryEntries,
  queryIntSchema,
  timeSchema,
  uidSchema,
} from '../scalars'

const uidParams = v.object({ uid: uidSchema })
const degree = v.picklist(['academic', 'professional'])
const region = v.picklist(['A', 'B'])

const openingSchema = v.object({
  openingId: idSchema,
  schoolId: idSchema,
  school: v.string(),
  province: v.string(),
  region,
  code: v.string(),
  name: v.string(),
  degree,
  seats: countSchema,
  minTotal: v.nullable(countSchema),
  opensAt: timeSchema,
  endsAt: timeSchema,
  isSample: v.boolean(),
})
export type AdjustmentOpening = v.InferOutput<typeof openingSchema>

export const adjustments = defineCall({
  id: 'score.adjustments',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/adjustments',
  summary:
    'Adjustment openings that have not ended (or have, with `ended`), by major, place, degree and total.',
  query: v.object({
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{2,4}$/))),
    province: provincesQuery,
    region: v.optional(region),
    degree: v.optional(degree),
    /** Openings that ask for at most so much. */
    total: v.optional(queryIntSchema(0, 500)),
    ended: v.optional(v.picklist(['1'])),
    ...pageQueryEntries,
  }),
  lists: 'paged',
  response: pageOf(openingSchema),
  hideLoading: true,
  assumed: true,
})

export const adjustment = defineCall({
  id: 'score.adjustment',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/adjustments/{id}',
  summary: 'An adjustment opening with its conditions.',
  params: idParams,
  lists: 'single',
  response: v.object({
    ...openingSchema.entries,
    from: v.array(v.string()),
    conditions: v.array(v.string()),
    hasEnded: v.boolean(),
    lockHours: countSchema,
    wishes: countSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type AdjustmentDetail = v.InferOutput<(typeof adjustment)['response']>

export const adjustmentMatches = defineCall({
  id: 'score.adjustmentMatches',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/adjustment-matches',
  summary:
    'Openings near the major of the learner: at most thirty that fit (certain ones first, then possible ones) and thirty others with reasons.',
  params: uidParams,
  lists: { bounded: 'thirty that fit and thirty others, of two hundred' },
  response: v.object({
    /** False until there are a form and a total. */
    isKnown: v.boolean(),
    fits: countSchema,
    list: v.array(
      v.object({
        ...openingSchema.entries,
        /** Conditions that even the high end of the estimate misses. */
        reasons: v.array(v.string()),
        /** Conditions that only the high end of the estimate meets. */
        unsure: v.array(v.string()),
      }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})
export type AdjustmentMatches = v.InferOutput<(typeof adjustmentMatches)['response']>

const keptParams = v.object({ uid: uidSchema, id: idSchema })

export const keptAdjustments = defineCall({
  id: 'score.keptAdjustments',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/adjustments',
  summary: 'Favourite adjustment openings, the newest first.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(openingSchema),
  hideLoading: true,
  assumed: true,
})

export const isAdjustmentKept = defineCall({
  id: 'score.isAdjustmentKept',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/adjustments/{id}',
  summary: 'Whether an opening is a favourite.',
  params: keptParams,
  response: v.object({ kept: v.boolean() }),
  hideLoading: true,
  assumed: true,
})

export const keepAdjustment = defineCall({
  id: 'score.keepAdjustment',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/adjustments/{id}',
  summary: 'Make an opening a favourite, or no longer.',
  params: keptParams,
  body: v.object({ kept: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

const subscriptionKind = v.picklist(['adjust', 'query'])
const subscriptionParams = v.object({ uid: uidSchema, kind: subscriptionKind })
const subscriptionSchema = v.object({
  isOn: v.boolean(),
  /** A category or first-level discipline; empty for all. */
  code: v.pipe(v.string(), v.regex(/^(?:\d{2,4})?$/)),
  /** Openings since the learner looked last; 0 for the query of scores. */
  news: countSchema,
})

export const scoreSubscription = defineCall({
  id: 'score.subscription',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/subscriptions/{kind}',
  summary: 'A subscription to new adjustment openings or to the query of scores.',
  params: subscriptionParams,
  response: subscriptionSchema,
  hideLoading: true,
  assumed: true,
})

export const subscribeScore = defineCall({
  id: 'score.subscribe',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/subscriptions/{kind}',
  summary: 'Subscribe, or end it; what is new counts from now on.',
  params: subscriptionParams,
  body: v.object({ isOn: v.boolean(), code: subscriptionSchema.entries.code }),
  response: subscriptionSchema,
  assumed: true,
})
