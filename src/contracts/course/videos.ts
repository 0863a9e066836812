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
export type Video = v.InferOutput<typeof videoSchema>

export const video = defineCall({
  id: 'course.video',
  allows: 'anyone',
  method: 'GET',
  path: '/course/v1/videos/{vid}',
  summary: 'Where a clip is played from.',
  params: v.object({ vid: idSchema }),
  response: videoSchema,
  hideLoading: true,
  assumed: true,
})
