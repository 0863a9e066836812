import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BookmarkKind } from '@/domain/library/bookmarkKinds'
import type { MarkColor } from '@/domain/library/markColors'
import { instant } from '../instant'

const uid = () => bigint('uid', { mode: 'number' }).notNull()

/** Reading positions in books, by paragraph and character. */
export const readingPlaces = pgTable(
  'reading_places',
  {
    uid: uid(),
    bookId: text('book_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    block: integer('block').notNull(),
    offset: integer('char_offset').notNull(),
    at: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.bookId] })],
)

/** Highlights and notes; devices give their ids. */
export const readingMarks = pgTable(
  'reading_marks',
  {
    uid: uid(),
    bookId: text('book_id').notNull(),
    markId: text('mark_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    block: integer('block').notNull(),
    start: integer('char_start').notNull(),
    end: integer('char_end').notNull(),
    color: text('color').$type<MarkColor>().notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.bookId, t.markId] })],
)

/** Bookmarks of things of any kind. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    uid: uid(),
    kind: text('kind').$type<BookmarkKind>().notNull(),
    targetId: text('target_id').notNull(),
    title: text('title').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.kind, t.targetId] })],
)

/** Ticked items of monthly plans. */
export const planChecks = pgTable(
  'plan_checks',
  { uid: uid(), itemId: text('item_id').notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.uid, t.itemId] })],
)
