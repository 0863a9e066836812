import { bookmarks, planChecks, readingMarks, readingPlaces } from '../../db/schema/library'
import { ownedRows } from '../AccountRows'

export const libraryAccounts = ownedRows([
  { table: readingPlaces, by: [readingPlaces.bookId] },
  { table: readingMarks, by: [readingMarks.bookId, readingMarks.markId] },
  { table: bookmarks, by: [bookmarks.kind, bookmarks.targetId] },
  { table: planChecks, by: [planChecks.itemId] },
])
