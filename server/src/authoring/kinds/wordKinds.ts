import * as v from 'valibot'
import { authoredWordSchema, wordBookSchema } from '../wordSchema'
import { listBy } from './listBy'

/** The word list and its books. */
export const wordKinds = {
  files: { 'word-books': v.pipe(listBy('bookId', wordBookSchema), v.minLength(1)) },
  folders: { words: v.array(authoredWordSchema) },
} as const
