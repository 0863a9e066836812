import * as v from 'valibot'
import { idSchema } from '@/contracts/scalars'
import { text } from './kinds/text'

/** A recording of a lesson as it is written: `npm run lessons:audio` says it aloud and fills in `seconds`. */
export const audioLessonSchema = v.object({
  /** Names the file, content/film-media/<trackId>/audio.mp3, and learners' places: never given again. */
  trackId: idSchema,
  title: text,
  seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lines: v.pipe(v.array(text), v.minLength(1)),
})
