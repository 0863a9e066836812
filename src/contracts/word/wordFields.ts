import * as v from 'valibot'
import { memoryIdSchema } from '../memoryLog'
import { countSchema } from '../scalars'

/** The id of a word is the word itself in lower case, with `-` for whatever is no letter or digit. */
export const wordIdSchema = memoryIdSchema

export const partsOfSpeech = [
  'n',
  'v',
  'adj',
  'adv',
  'prep',
  'conj',
  'pron',
  'num',
  'art',
  'aux',
  'int',
  'det',
  'phr',
] as const

/** One meaning: part of speech and Chinese. */
export const senseSchema = v.object({ pos: v.picklist(partsOfSpeech), text: v.string() })
export type Sense = v.InferOutput<typeof senseSchema>

/**
 * A word in a list, in `byBookOrder`: the part of a word that the device stores for the whole book. `short` is the
 * first sense of each part of speech.
 */
export const wordRowSchema = v.object({
  id: wordIdSchema,
  word: v.string(),
  phonetic: v.string(),
  pos: v.picklist(partsOfSpeech),
  short: v.string(),
  stage: countSchema,
  /** 1 rare to 5 in every paper. */
  frequency: countSchema,
})
export type WordRow = v.InferOutput<typeof wordRowSchema>

/** All about a word. `root`, `collocations` and `confusable` are present only where they help. */
export const wordDetailSchema = v.object({
  id: wordIdSchema,
  word: v.string(),
  phonetic: v.string(),
  senses: v.array(senseSchema),
  example: v.object({ en: v.string(), zh: v.string() }),
  root: v.optional(v.string()),
  collocations: v.array(v.string()),
  /** Words that look or mean alike; `id` when the book has them. */
  confusable: v.array(v.object({ word: v.string(), text: v.string(), id: v.optional(wordIdSchema) })),
  inflections: v.array(v.string()),
  stage: countSchema,
  frequency: countSchema,
})
export type WordDetail = v.InferOutput<typeof wordDetailSchema>
