import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema } from '../scalars'

/** A recording to listen to, with what is said in it. */
export const audioTrackSchema = v.object({
  trackId: idSchema,
  title: v.string(),
  /** Its subject, as rows of promo pages name it. */
  subject: v.string(),
  /** An address of this backend or another https host. */
  url: v.string(),
  seconds: countSchema,
  lines: v.array(v.object({ text: v.string(), meaning: v.string() })),
})
export type AudioTrack = v.InferOutput<typeof audioTrackSchema>

export const audioTracks = defineCall({
  id: 'promo.audioTracks',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/audio-tracks',
  summary: 'The recordings in their order.',
  lists: { bounded: 'authored' },
  response: v.array(audioTrackSchema),
  hideLoading: true,
  assumed: true,
})
