import * as v from 'valibot'
import { idSchema } from '@/contracts/scalars'
import { text } from './kinds/text'

const isPattern = (written: string): boolean => {
  try {
    return new RegExp(written, 'iu') instanceof RegExp
  } catch {
    return false
  }
}

/** Rules of every room, and the default clip for lessons that name none. */
export const liveRulesSchema = v.object({
  /** Between two messages of one person. */
  slowSeconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  clip: idSchema,
  /** Words blocked in a live room, even with signs between their characters. */
  blocked: v.array(text),
  /** Letters that stand for the first of their line: look-alikes, sound-alikes, digits in words. */
  lookAlikes: v.array(v.pipe(text, v.minLength(2))),
  /** Regular expressions of contacts, over letters as they are meant. */
  contacts: v.array(v.pipe(text, v.check(isPattern, 'is no regular expression'))),
})
export type LiveRules = v.InferOutput<typeof liveRulesSchema>

/**
 * A clip cut into pieces for broadcasting (content/film-media/live-<clip>/<no>.ts), each with its length in seconds.
 */
export const cutClipSchema = v.object({
  clip: idSchema,
  pieces: v.pipe(v.array(v.pipe(v.number(), v.minValue(0.1))), v.minLength(2)),
})
