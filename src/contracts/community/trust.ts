import * as v from 'valibot'
import { reportReasons } from '@/domain/community/kinds'
import { defineCall } from '../define'
import { freeText } from '../freeTexts'
import { decisionSchema } from '../moderation'
import { countSchema, doneSchema, idSchema, timeSchema, uidParams } from '../scalars'
import { personSchema, reviewTargetSchema, slideOf, slideQuery } from './fields'

export const report = defineCall({
  id: 'community.report',
  allows: 'user',
  method: 'PUT',
  path: '/community/v1/reports/{kind}/{targetId}',
  summary: 'Report a post, a comment or a question; one report of each account counts.',
  params: v.object({ kind: reviewTargetSchema, targetId: idSchema }),
  body: v.object({ reason: v.picklist(reportReasons), note: freeText(200, '说明最多 200 个字') }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

const blockParams = v.object({
  ...uidParams.entries,
  authorId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
})

export const blockUser = defineCall({
  id: 'community.block',
  allows: 'owner',
  method: 'PUT',
  path: '/community/v1/users/{uid}/blocks/{authorId}',
  summary: 'Hide all that a user writes.',
  params: blockParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const muteUser = defineCall({
  id: 'community.mute',
  allows: 'owner',
  method: 'PUT',
  path: '/community/v1/users/{uid}/mutes/{authorId}',
  summary: 'Stop seeing what a user writes; the user may still answer. A blocked user stays blocked.',
  params: blockParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const unblockUser = defineCall({
  id: 'community.unblock',
  allows: 'owner',
  method: 'DELETE',
  path: '/community/v1/users/{uid}/blocks/{authorId}',
  summary: 'Show a blocked or muted user again.',
  params: blockParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const blockedUsers = defineCall({
  id: 'community.blocked',
  allows: 'owner',
  method: 'GET',
  path: '/community/v1/users/{uid}/blocks',
  summary: 'Blocked and muted users, two hundred at most.',
  params: uidParams,
  lists: { bounded: 'two hundred of a user' },
  response: v.array(v.object({ ...personSchema.entries, isMuted: v.optional(v.boolean(), false) })),
  hideLoading: true,
  assumed: true,
})

const reviewSchema = v.object({
  reviewId: idSchema,
  kind: reviewTargetSchema,
  targetId: idSchema,
  /** The version of the text; a decision names it. */
  version: countSchema,
  source: v.string(),
  score: countSchema,
  author: personSchema,
  title: v.string(),
  body: v.string(),
  pictures: v.array(v.string()),
  at: timeSchema,
})
export type Review = v.InferOutput<typeof reviewSchema>

export const reviews = defineCall({
  id: 'community.reviews',
  allows: 'operator',
  method: 'GET',
  path: '/community/v1/reviews',
  summary: 'The open moderation queue, the earliest first.',
  query: v.object(slideQuery),
  lists: 'paged',
  response: slideOf(reviewSchema),
  hideLoading: true,
  assumed: true,
})

export const decideReview = defineCall({
  id: 'community.decide',
  allows: 'operator',
  method: 'PUT',
  path: '/community/v1/reviews/{reviewId}',
  summary:
    'Publish what waits, or refuse it with a reason that the author reads; 409 when the text was changed since.',
  params: v.object({ reviewId: idSchema }),
  body: decisionSchema,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})
