import { sql } from 'drizzle-orm'
import { questions } from '../../../db/schema/exercises'

const STEM_LETTERS = sql.raw('120')

/** The beginning of a stem for a list; one with formulas has a text without them, as nothing cuts a formula in two. */
export const stemPreview = sql<string>`left(coalesce(${questions.data} ->> 'brief', ${questions.data} ->> 'stem'), ${STEM_LETTERS})`
