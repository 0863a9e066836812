import * as v from 'valibot'
import { defineCall } from '../define'
import { freeText, lineSchema } from '../freeTexts'
import { countSchema, idSchema, queryIntSchema, timeSchema, uidSchema } from '../scalars'
import { wordDetailSchema, wordIdSchema, wordRowSchema } from './wordFields'

const bookParams = v.object({ bookId: idSchema })

export const bookSchema = v.object({
  bookId: v.string(),
  title: v.string(),
  description: v.string(),
  wordCount: countSchema,
  stageCount: countSchema,
  /** Grows with every change of a word. */
  version: countSchema,
})
export type Book = v.InferOutput<typeof bookSchema>

export const books = defineCall({
  id: 'word.books',
  allows: 'anyone',
  method: 'GET',
  path: '/word/v1/books',
  summary: 'Word books with their size and version.',
  lists: { bounded: 'authored' },
  response: v.array(bookSchema),
  hideLoading: true,
  assumed: true,
})

/** `locked` until the stage before is passed, `open`, or `passed`. */
export const stageStates = ['locked', 'open', 'passed'] as const

export const stageSchema = v.object({
  stage: countSchema,
  wordCount: countSchema,
  /** Words seen at least once. */
  learned: countSchema,
  /** Words expected to last three weeks. */
  known: countSchema,
  state: v.picklist(stageStates),
  /** The best gate test so far, in percent of right answers. */
  bestScore: v.nullable(v.number()),
})
export type Stage = v.InferOutput<typeof stageSchema>

export const stages = defineCall({
  id: 'word.stages',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/books/{bookId}/stages',
  summary: 'Stages of a book with the progress of the user and the state of their test gates.',
  params: v.object({ uid: uidSchema, bookId: idSchema }),
  lists: { bounded: 'authored' },
  response: v.array(stageSchema),
  hideLoading: true,
  assumed: true,
})

export const bookWordsSchema = v.object({
  /** Keep this and send it as `since` next time. */
  version: countSchema,
  words: v.array(wordRowSchema),
  /** Words that left the book after `since`. */
  removed: v.array(wordIdSchema),
  total: countSchema,
  /** Send it as `after` for the next part; null at the end. */
  next: v.nullable(countSchema),
})
export type BookWords = v.InferOutput<typeof bookWordsSchema>

export const bookWords = defineCall({
  id: 'word.bookWords',
  allows: 'anyone',
  method: 'GET',
  path: '/word/v1/books/{bookId}/words',
  summary: 'Words of a book in its order, in parts; with `since` only what changed after that version.',
  params: bookParams,
  query: v.object({
    since: v.optional(queryIntSchema(0, 1_000_000), 0),
    after: v.optional(queryIntSchema(0, 1_000_000), 0),
    size: v.optional(queryIntSchema(1, 2000), 1000),
    stage: v.optional(queryIntSchema(1, 1000)),
  }),
  lists: 'paged',
  response: bookWordsSchema,
  hideLoading: true,
  assumed: true,
})

export const wordDetail = defineCall({
  id: 'word.detail',
  allows: 'anyone',
  method: 'GET',
  path: '/word/v1/words/{wordId}',
  summary: 'One word with senses, example, root, collocations and confusable words.',
  params: v.object({ wordId: wordIdSchema }),
  lists: 'single',
  response: wordDetailSchema,
  hideLoading: true,
  assumed: true,
})

export const wordDetails = defineCall({
  id: 'word.details',
  allows: 'anyone',
  method: 'GET',
  path: '/word/v1/words',
  summary: 'Several words in full, at most fifty, ids separated by commas; unknown ones are left out.',
  query: v.object({ ids: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,49}$/)) }),
  lists: { bounded: 'fifty ids of the query' },
  response: v.array(wordDetailSchema),
  hideLoading: true,
  assumed: true,
})

/** Why a word was found, the best reason first. */
export const matchKinds = ['word', 'inflection', 'prefix', 'meaning', 'similar'] as const

export const searchHitSchema = v.object({ ...wordRowSchema.entries, match: v.picklist(matchKinds) })
export type SearchHit = v.InferOutput<typeof searchHitSchema>

export const wordSearch = defineCall({
  id: 'word.search',
  allows: 'anyone',
  method: 'GET',
  path: '/word/v1/search',
  summary: 'Words by spelling, inflected form, prefix, Chinese meaning, and at last by likeness.',
  query: v.object({
    q: v.pipe(lineSchema(40), v.minLength(1, '请输入要查的单词')),
    size: v.optional(queryIntSchema(1, 50), 20),
  }),
  lists: { bounded: 'the size of the query' },
  response: v.array(searchHitSchema),
  hideLoading: true,
  assumed: true,
})

const noteParams = v.object({ uid: uidSchema, wordId: wordIdSchema })
export const noteSchema = v.object({ text: v.string(), updatedAt: v.nullable(timeSchema) })

export const wordNote = defineCall({
  id: 'word.note',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/words/{wordId}/note',
  summary: 'The note of the user on a word; empty when there is none.',
  params: noteParams,
  response: noteSchema,
  hideLoading: true,
  assumed: true,
})

export const saveWordNote = defineCall({
  id: 'word.saveNote',
  allows: 'owner',
  method: 'PUT',
  path: '/word/v1/users/{uid}/words/{wordId}/note',
  summary: 'Replace the note on a word; an empty text removes it.',
  params: noteParams,
  body: v.object({ text: v.pipe(freeText(500, '笔记最多500字'), v.trim()) }),
  response: noteSchema,
  hideLoading: true,
  assumed: true,
})
