import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, idSchema } from '../scalars'

export const blockKinds = ['heading', 'text', 'item', 'question', 'answer'] as const
/** One paragraph of a text, with formulas between dollar signs. Reading positions and marks refer to its index. */
export const blockSchema = v.object({
  kind: v.picklist(blockKinds),
  text: v.pipe(v.string(), v.minLength(1)),
})
export type Block = v.InferOutput<typeof blockSchema>

export const bookCategories = ['politics', 'english', 'math', 'major'] as const

export const chapterPointSchema = v.object({ pointId: idSchema, title: v.string() })
export const practiceSchema = v.object({ subject: idSchema, title: v.string() })

const bookEntries = {
  bookId: idSchema,
  title: v.string(),
  subtitle: v.string(),
  author: v.string(),
  source: v.string(),
  category: v.picklist(bookCategories),
  subjects: v.array(idSchema),
  intro: v.string(),
  /** Characters of the whole text. */
  letters: countSchema,
}
const chapterHeadSchema = v.object({ chapterId: idSchema, title: v.string(), letters: countSchema })
export type ChapterHead = v.InferOutput<typeof chapterHeadSchema>

export const bookSchema = v.object({ ...bookEntries, chapters: v.array(chapterHeadSchema) })
export type Book = v.InferOutput<typeof bookSchema>

const bookRowSchema = v.object({ ...bookEntries, chapterCount: countSchema })
export type BookRow = v.InferOutput<typeof bookRowSchema>

export const books = defineCall({
  id: 'library.books',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/books',
  summary: 'Books, without their chapters.',
  lists: { bounded: 'authored' },
  response: v.array(bookRowSchema),
  hideLoading: true,
  assumed: true,
})

export const bookDetail = defineCall({
  id: 'library.bookDetail',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/books/{bookId}',
  summary: 'A book with the heads of its chapters.',
  params: v.object({ bookId: idSchema }),
  lists: 'single',
  response: bookSchema,
  hideLoading: true,
  assumed: true,
})

export const chapterSchema = v.object({
  bookId: idSchema,
  chapterId: idSchema,
  title: v.string(),
  blocks: v.array(blockSchema),
  /** Knowledge points, whose pages lead to lessons and questions. */
  points: v.array(chapterPointSchema),
  practice: v.optional(practiceSchema),
})
export type Chapter = v.InferOutput<typeof chapterSchema>

export const bookChapter = defineCall({
  id: 'library.chapter',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/books/{bookId}/chapters/{chapterId}',
  summary: 'The text of a chapter, with the knowledge points that it explains.',
  params: v.object({ bookId: idSchema, chapterId: idSchema }),
  lists: 'single',
  response: chapterSchema,
  hideLoading: true,
  assumed: true,
})

export const searchBook = defineCall({
  id: 'library.searchBook',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/books/{bookId}/search',
  summary: 'Paragraphs of a book that hold a text, in their order, fifty at most.',
  params: v.object({ bookId: idSchema }),
  query: v.object({ text: v.pipe(lineSchema(20), v.minLength(1, '请输入要找的词')) }),
  lists: 'single',
  response: v.object({
    hits: v.array(
      v.object({
        chapterId: idSchema,
        title: v.string(),
        block: countSchema,
        offset: countSchema,
        excerpt: v.string(),
      }),
    ),
  }),
  hideLoading: true,
  assumed: true,
})
export type BookHit = v.InferOutput<(typeof searchBook)['response']>['hits'][number]
