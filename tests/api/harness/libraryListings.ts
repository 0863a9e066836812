import { authored, type Listing, owned, paged } from './listing'

/** Listings of the area `library`. */
export const libraryListings: Readonly<Record<string, Listing>> = {
  'library.books': authored('book'),
  'library.formulas': authored('formula-chapter'),
  'library.syllabuses': {
    ...authored('syllabus'),
    many: () => `insert into content_items select kind, key || '-' || n, position + n,
      jsonb_set(data, '{subject}', to_jsonb('subject-' || n)) from content_items, generate_series(1, 20) n
      where kind = 'syllabus'`,
  },
  'library.documents': paged(),
  'library.bookmarks': owned('bookmarks', `UID, 'word', 'word-' || n, '单词', now()`),
  'library.places': {
    ...owned('reading_places', `UID, 'book-' || n, 'c01', 0, 0, now()`),
    query: {},
    more: {},
  },
  'library.marks': {
    ...owned('reading_marks', `UID, 'politics-core', 'mark-' || n, 'c01', n, 0, 1, 'yellow', '', now()`),
    params: { bookId: 'politics-core' },
    query: {},
    more: {},
  },
}
