import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema } from '../scalars'

/** A clip that a `vid` of a page JSON names (seed §3). */
export const videoSchema = v.object({
  vid: idSchema,
  title: v.string(),
  /** An address of this backend or of the video provider. */
  url: v.string(),
  poster: v.optional(v.string()),
  /** Whole length in seconds. */
  seconds: countSchema,
})

/** A clip as an operator writes it: `qualities` are the renditions beside `url`, by the player's scale (seed §7: 10 by default). */
export const authoredVideoSchema = v.object({
  ...videoSchema.entries,
  qualities: v.optional(v.record(v.string(), v.string())),
})
export type Video = v.InferOutput<typeof videoSchema>

export const video = defineCall({
  id: 'course.video',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/videos/{vid}',
  summary: 'Where a clip is played from, in the asked quality where there is such a rendition.',
  params: v.object({ vid: idSchema }),
  query: v.object({ quality: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))) }),
  response: videoSchema,
  hideLoading: true,
  assumed: true,
})
