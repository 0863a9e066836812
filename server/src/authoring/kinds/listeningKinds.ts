import { audioLessonSchema } from '../audioLessonSchema'
import { listBy } from './listBy'

/** Recordings of lessons. */
export const listeningKinds = {
  files: { 'audio-lessons': listBy('trackId', audioLessonSchema) },
  folders: {},
} as const
