import * as v from 'valibot'
import { idSchema } from '@/contracts/scalars'
import { text } from './kinds/text'

/** Rules of every room, and the default clip for lessons that name none. */
export const liveRulesSchema = v.object({
  /** Between two messages of one person. */
  slowSeconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  clip: idSchema,
  /** Words blocked in a live room, even with signs between their characters. */
  blocked: v.array(text),
})
export type LiveRules = v.InferOutput<typeof liveRulesSchema>

/**
 * A clip cut into pieces for broadcasting (content/film-media/live-<clip>/<no>.ts), each with its length in seconds.
 */
export const cutClipSchema = v.object({
  clip: idSchema,
  pieces: v.pipe(v.array(v.pipe(v.number(), v.minValue(0.1))), v.minLength(2)),
})
