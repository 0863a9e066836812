import type * as v from 'valibot'
import { authoredFilmSchema } from '../filmSchema'

/** The films of lessons; `scripts/films.ts` makes their files in content/film-media. */
export const learningKinds = {
  files: {},
  folders: { films: authoredFilmSchema },
} as const satisfies Record<string, Record<string, v.GenericSchema>>
