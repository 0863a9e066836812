import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import {
  idSchema,
  inviteCodeSchema,
  pageOf,
  pageQueryEntries,
  phoneSchema,
  promotionIdSchema,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'

/** Seed §3 Sales clue: name, school or college, class, submit time. */
export const clueExtraSchema = v.object({
  name: v.optional(lineSchema(20)),
  school: v.optional(lineSchema(60)),
  college: v.optional(lineSchema(60)),
  className: v.optional(lineSchema(60)),
  submitTime: v.optional(timeSchema),
  /** Requests and their times, such as `lecture:7`; the requests of a day share one lead. */
  asked: v.optional(v.pipe(v.record(lineSchema(80), timeSchema), v.maxEntries(20))),
})
export type ClueExtra = v.InferOutput<typeof clueExtraSchema>

/** A lead as its owner sees it; its requests add up over the day. */
export const clueSchema = v.object({
  id: v.string(),
  phone: v.string(),
  promotionId: v.string(),
  extra: v.object({ ...clueExtraSchema.entries, asked: v.optional(v.record(v.string(), timeSchema)) }),
  createdAt: timeSchema,
})
export type Clue = v.InferOutput<typeof clueSchema>

export const salesClue = defineCall({
  id: 'gaoshou.salesClue',
  allows: 'anyone',
  queued: true,
  method: 'POST',
  path: '/gaoshou/v1/sales-clues',
  summary: 'Leave a lead; the same phone, promotion and day is one lead. Silent on failure (seed §8).',
  body: v.object({
    phone: phoneSchema,
    promotionId: v.optional(promotionIdSchema),
    uid: v.optional(uidSchema),
    inviteCode: v.optional(inviteCodeSchema),
    agentCode: v.optional(idSchema),
    extra: v.optional(clueExtraSchema, {}),
  }),
  response: v.object({ id: v.string(), created: v.boolean() }),
  hideLoading: true,
  silent: true,
})

export const salesCluesOfUser = defineCall({
  id: 'gaoshou.salesCluesOfUser',
  allows: 'owner',
  method: 'GET',
  path: '/gaoshou/v1/sales-clues/users/{uid}',
  summary: 'The leads of the logged-in user, newest first.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(clueSchema),
  hideLoading: true,
})
