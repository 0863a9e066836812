import { addBookmark, bookmark, bookmarks, removeBookmark } from '@/contracts/library/bookmarks'
import { bookChapter, bookDetail, books, searchBook } from '@/contracts/library/books'
import { documentTicket, studyDocument, studyDocuments } from '@/contracts/library/documents'
import { checkPlanItem, formulaChapters, studyPlan, syllabus, syllabuses } from '@/contracts/library/handbook'
import { keepMark, keepPlace, readingMarks, readingPlaces, removeMark } from '@/contracts/library/reading'
import type { Serve } from '../../http/serve'
import type { BookmarkService } from './bookmarks/BookmarkService'
import type { BookService } from './books/BookService'
import type { DocumentService } from './documents/DocumentService'
import type { HandbookService } from './plans/HandbookService'

interface LibraryServices {
  readonly shelf: BookService
  readonly marked: BookmarkService
  readonly documents: DocumentService
  readonly handbook: HandbookService
}

const done = { done: true } as const
const after = async (work: Promise<void>) => {
  await work
  return done
}

const readingRoutes = (serve: Serve, shelf: BookService): void => {
  serve(books, () => shelf.list())
  serve(bookDetail, ({ params }) => shelf.book(params.bookId))
  serve(bookChapter, ({ params }) => shelf.chapter(params.bookId, params.chapterId))
  serve(searchBook, ({ params, query }) => shelf.search(params.bookId, query.text))
  serve(readingPlaces, ({ uid }) => shelf.places(uid))
  serve(keepPlace, ({ uid, params, body }) => after(shelf.keepPlace(uid, params.bookId, body)))
  serve(readingMarks, ({ uid, params }) => shelf.marks(uid, params.bookId))
  serve(keepMark, ({ uid, params: { bookId, markId }, body }) =>
    after(shelf.keepMark(uid, bookId, { markId, ...body })),
  )
  serve(removeMark, ({ uid, params }) => after(shelf.removeMark(uid, params.bookId, params.markId)))
}

/** Books, places, marks, bookmarks, documents, formulas, syllabuses, plans. */
export const libraryRoutes = (serve: Serve, services: LibraryServices): void => {
  const { shelf, marked, documents, handbook } = services
  readingRoutes(serve, shelf)
  serve(bookmarks, ({ uid, query: { kind, page, size } }) => marked.page(uid, kind, page, size))
  serve(bookmark, async ({ uid, params }) => ({ isKept: await marked.has(uid, params) }))
  serve(addBookmark, ({ uid, params, body }) => after(marked.add(uid, params, body.title)))
  serve(removeBookmark, ({ uid, params }) => after(marked.remove(uid, params)))
  serve(studyDocuments, ({ query: { category, page, size } }) => documents.page(category, page, size))
  serve(studyDocument, ({ params }) => documents.document(params.documentId))
  serve(documentTicket, ({ params, query }) => documents.ticket(params.documentId, query.format))
  serve(formulaChapters, () => handbook.formulas())
  serve(syllabuses, () => handbook.syllabuses())
  serve(syllabus, ({ params }) => handbook.syllabus(params.syllabusId))
  serve(studyPlan, ({ uid, query }) => handbook.plan(uid, query.planId))
  serve(checkPlanItem, ({ uid, params, body }) => after(handbook.check(uid, params.itemId, body.isDone)))
}
