import * as v from 'valibot'
import { audioLessonSchema } from '../audioLessonSchema'

/** Recordings of lessons. */
export const listeningKinds = {
  files: { 'audio-lessons': v.array(audioLessonSchema) },
  folders: {},
} as const
