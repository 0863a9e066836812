import type * as v from 'valibot'
import { lessonSheetSchema } from '@/contracts/course/lessons'
import { authoredFilmSchema } from '../filmSchema'

/** Handouts, exercises and films of lessons; `scripts/media/films.ts` writes the files in content/film-media. */
export const learningKinds = {
  files: {},
  folders: { films: authoredFilmSchema, sheets: lessonSheetSchema },
} as const satisfies Record<string, Record<string, v.GenericSchema>>
