import * as v from 'valibot'
import { defineCall } from '../define'
import { freeLine } from '../freeTexts'
import { countSchema, timeSchema, uidSchema } from '../scalars'

const word = (max: number) => freeLine(max)

/** Seed §3 Promotion context, as the address gave it. */
export const eventContextSchema = v.object({
  promotionId: v.optional(word(32)),
  inviteCode: v.optional(word(32)),
  agentCode: v.optional(word(64)),
  signId: v.optional(word(64)),
  branchId: v.optional(word(64)),
  source: v.optional(word(64)),
  agent: v.optional(word(16)),
})

/** Seed §7 Tracking: 1 page entry, 2 dwell time (with `duration`, milliseconds), 3 click or login. `id` is made on the device. */
export const pageEventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  type: v.picklist([1, 2, 3]),
  page: word(200),
  name: v.optional(word(64)),
  tab: v.optional(word(32)),
  duration: v.optional(v.pipe(countSchema, v.maxValue(86_400_000))),
  at: timeSchema,
  uid: v.optional(uidSchema),
  context: v.optional(eventContextSchema, {}),
})
export type PageEvent = v.InferOutput<typeof pageEventSchema>

export const pageEvents = defineCall({
  id: 'tracking.pageEvents',
  allows: 'anyone',
  queued: true,
  method: 'POST',
  path: '/statistics/v1/page-events',
  summary: 'A batch of page events; an id that was seen before is ignored.',
  body: v.object({ events: v.pipe(v.array(pageEventSchema), v.minLength(1), v.maxLength(200)) }),
  response: v.object({ accepted: countSchema, duplicated: countSchema }),
  hideLoading: true,
  silent: true,
  assumed: true,
})
