import * as v from 'valibot'
import { bookmarkIdSchema } from '@/contracts/library/bookmarks'
import { blockSchema, bookCategories, chapterPointSchema, practiceSchema } from '@/contracts/library/books'
import { documentCategories } from '@/contracts/library/documents'
import { idSchema } from '@/contracts/scalars'
import { listBy } from './listBy'
import { text } from './text'

const blocks = v.pipe(v.array(blockSchema), v.minLength(1))
/** Source of the text; shown with it. */
const source = text

const chapter = v.object({
  id: idSchema,
  title: text,
  blocks,
  points: v.array(chapterPointSchema),
  practice: v.optional(practiceSchema),
})

const book = v.object({
  bookId: idSchema,
  title: text,
  subtitle: text,
  author: text,
  source,
  category: v.picklist(bookCategories),
  subjects: v.array(idSchema),
  intro: text,
  chapters: v.pipe(listBy('id', chapter), v.minLength(1)),
})
const studyDocument = v.object({
  documentId: idSchema,
  title: text,
  category: v.picklist(documentCategories),
  source,
  blocks,
})

const formulaChapter = v.object({
  chapterId: idSchema,
  title: text,
  formulas: listBy('formulaId', v.object({ formulaId: bookmarkIdSchema, title: text, text, note: text })),
})

const syllabus = v.object({
  syllabusId: idSchema,
  subject: idSchema,
  name: text,
  year: v.number(),
  source,
  sections: v.array(v.object({ title: text, items: v.array(v.object({ pointId: idSchema, text })) })),
})

const plan = v.object({
  planId: idSchema,
  title: text,
  startMonth: v.number(),
  source,
  months: v.array(
    v.object({
      month: v.number(),
      phase: text,
      items: listBy(
        'itemId',
        v.object({ itemId: idSchema, subject: text, title: text, route: v.optional(text) }),
      ),
    }),
  ),
})

/** Books, documents, formulas, syllabuses and plans. */
export const libraryKinds = {
  files: {
    formulas: listBy('chapterId', formulaChapter),
    syllabuses: listBy('syllabusId', syllabus),
    'study-plans': listBy('planId', plan),
  },
  folders: { books: book, 'study-documents': studyDocument },
} as const
