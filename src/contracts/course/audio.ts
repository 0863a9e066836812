import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema, timeSchema, uidParams, uidSchema } from '../scalars'

/** A learner's last position in a recording, in seconds, with its time by the backend's clock. */
export const audioPlaceSchema = v.object({
  seconds: v.pipe(countSchema, v.maxValue(86_400)),
  at: timeSchema,
})
export type AudioPlace = v.InferOutput<typeof audioPlaceSchema>

/** A recording of a course, or one for everybody. */
export const courseTrackSchema = v.object({
  trackId: idSchema,
  /** The lesson that it is, in the course that the album is of. */
  lessonId: v.optional(idSchema),
  title: v.string(),
  seconds: countSchema,
  /** An address of this backend; that of a course's recording expires. */
  url: v.string(),
  lines: v.array(v.object({ text: v.string(), meaning: v.optional(v.string()) })),
  place: v.optional(audioPlaceSchema),
})
export type CourseTrack = v.InferOutput<typeof courseTrackSchema>

/** Recordings that belong together: those of a course, or of a subject for everybody. */
export const audioAlbumSchema = v.object({
  albumId: v.string(),
  title: v.string(),
  tracks: v.array(courseTrackSchema),
})
export type AudioAlbum = v.InferOutput<typeof audioAlbumSchema>

export const audioAlbums = defineCall({
  id: 'course.audioAlbums',
  allows: 'owner',
  method: 'GET',
  path: '/course/v1/users/{uid}/audio',
  summary:
    'The recordings that the user may listen to, those of owned courses first, with where each was left.',
  params: uidParams,
  lists: {
    bounded: 'the audio lessons of the courses that are owned, two hundred of them, and authored ones',
  },
  response: v.array(audioAlbumSchema),
  hideLoading: true,
  assumed: true,
})

export const keepAudioPlace = defineCall({
  id: 'course.keepAudioPlace',
  allows: 'owner',
  method: 'PUT',
  path: '/course/v1/users/{uid}/audio/{trackId}/place',
  summary: 'Where the user stopped in a recording; of two devices the later moment counts.',
  params: v.object({ uid: uidSchema, trackId: idSchema }),
  body: audioPlaceSchema,
  response: doneSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})
