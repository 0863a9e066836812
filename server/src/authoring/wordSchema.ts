import * as v from 'valibot'
import { partsOfSpeech } from '@/contracts/word/wordFields'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

/** A word of `content/words/`. */
export const authoredWordSchema = v.object({
  word: v.pipe(text, v.regex(/^[A-Za-z][A-Za-z' .-]{0,39}$/, 'must be an English word')),
  phonetic: text,
  senses: v.pipe(
    v.array(v.object({ pos: v.picklist(partsOfSpeech), text })),
    v.minLength(1, 'must have a sense'),
  ),
  example: v.object({ en: text, zh: text }),
  root: v.optional(text),
  collocations: v.optional(v.array(text), []),
  confusable: v.optional(v.array(v.object({ word: text, text })), []),
  stage: whole(1000),
  frequency: whole(5),
})
export type AuthoredWord = v.InferOutput<typeof authoredWordSchema>

/** A book: the words of the list from some frequency on. */
export const wordBookSchema = v.object({
  bookId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  title: text,
  description: text,
  minFrequency: whole(5),
})
