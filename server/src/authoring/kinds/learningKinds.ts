import type * as v from 'valibot'
import { lessonSheetSchema } from '@/contracts/course/lessons'
import { authoredFilmSchema } from '../filmSchema'

/** What is read and done in lessons, and their films; `scripts/films.ts` makes their files in content/film-media. */
export const learningKinds = {
  files: {},
  folders: { films: authoredFilmSchema, sheets: lessonSheetSchema },
} as const satisfies Record<string, Record<string, v.GenericSchema>>
