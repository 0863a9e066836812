import * as v from 'valibot'
import { countSchema, daySchema } from '../scalars'

/** Study amounts in a span of time, each counted from its own log. */
export const tallyEntries = {
  /** Whole seconds of films and live lessons, of words, of questions. */
  lessonSeconds: countSchema,
  wordSeconds: countSchema,
  questionSeconds: countSchema,
  /** Different lessons, different words. */
  lessons: countSchema,
  words: countSchema,
  /** Judged answers, and how many of them were right. */
  answers: countSchema,
  right: countSchema,
}
export type Tally = v.InferOutput<v.ObjectSchema<typeof tallyEntries, undefined>>

/** A day as YYYY-MM-DD; it begins at four in the morning in China. */
export const dateSchema = daySchema

/** A tally and the first day of its span. */
export const datedTallySchema = v.object({ from: dateSchema, ...tallyEntries })
export type DatedTally = v.InferOutput<typeof datedTallySchema>
