import * as bookmarkCalls from '@/contracts/library/bookmarks'
import * as bookCalls from '@/contracts/library/books'
import * as documentCalls from '@/contracts/library/documents'
import * as handbookCalls from '@/contracts/library/handbook'
import * as readingCalls from '@/contracts/library/reading'
import { secretNamed } from '../../db/secretNamed'
import type { Area } from '../Area'
import { BookmarkRepository } from './bookmarks/BookmarkRepository'
import { BookmarkService } from './bookmarks/BookmarkService'
import { BookService } from './books/BookService'
import { ReadingRepository } from './books/ReadingRepository'
import { DocumentService } from './documents/DocumentService'
import { fileRoutes } from './documents/fileRoutes'
import { libraryAccounts } from './libraryAccounts'
import { libraryContent } from './libraryContent'
import { HandbookService } from './plans/HandbookService'
import { PlanRepository } from './plans/PlanRepository'
import { libraryRoutes } from './routes'

/** Books, documents, formulas, syllabuses, plans, and bookmarks of everything. */
export const libraryArea: Area = {
  name: 'library',
  contracts: [bookmarkCalls, bookCalls, documentCalls, handbookCalls, readingCalls],
  content: libraryContent,
  accounts: libraryAccounts,
  start: async ({ db, items, clock, publicUrl, random }) => {
    const secret = await secretNamed(db, 'library-file', random)
    const documents = new DocumentService({ items, clock, publicUrl, secret })
    return {
      routes: ({ app, serve }) => {
        libraryRoutes(serve, {
          shelf: new BookService({ items, clock, reading: new ReadingRepository(db) }),
          marked: new BookmarkService(new BookmarkRepository(db), clock),
          documents,
          handbook: new HandbookService({ items, clock, checks: new PlanRepository(db) }),
        })
        fileRoutes(app, documents)
      },
    }
  },
}
