import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, timeSchema } from '../scalars'

/** A day on the way to something, and what to do then. */
const milestoneSchema = v.object({ at: timeSchema, title: v.string(), text: v.string() })

/** A countdown event. */
export const countdownEventSchema = v.object({
  kind: v.literal('countdown'),
  slug: idSchema,
  title: v.string(),
  at: timeSchema,
  /** Text after its end. */
  over: v.string(),
  milestones: v.array(milestoneSchema),
})

/** A broadcast; afterwards its clip is the replay. */
export const liveEventSchema = v.object({
  kind: v.literal('live'),
  slug: idSchema,
  title: v.string(),
  teacher: v.string(),
  at: timeSchema,
  minutes: countSchema,
  vid: idSchema,
  outline: v.array(v.string()),
  /** Until when the replay stays; for ever without it. */
  replayUntil: v.optional(timeSchema),
})

/** A timed event on a page of the catalogue. */
export const promoEventSchema = v.variant('kind', [countdownEventSchema, liveEventSchema])
export type CountdownEvent = v.InferOutput<typeof countdownEventSchema>
export type LiveEvent = v.InferOutput<typeof liveEventSchema>

export const promoEvent = defineCall({
  id: 'promo.event',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-events/{slug}',
  summary: 'The event of a page, and the time of the backend.',
  params: v.object({ slug: idSchema }),
  response: v.object({ event: promoEventSchema, now: timeSchema }),
  hideLoading: true,
  assumed: true,
})
