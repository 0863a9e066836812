import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'
import { stretches } from '../stretches'

export const watchSittings = pgTable(
  'watch_sittings',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    sittingId: text('sitting_id').notNull(),
    goodsId: text('goods_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    /** The number of the study day on which it began. */
    day: integer('day').notNull(),
    seconds: integer('seconds').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.sittingId] })],
)

export const lessonWatches = pgTable(
  'lesson_watches',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    seconds: integer('seconds').notNull(),
    covered: stretches('covered').notNull(),
    length: integer('length').notNull(),
    place: integer('place').notNull(),
    watchedAt: instant('watched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId, t.lessonId] })],
)

/** Lessons whose film a learner was given an address of: what was handed out counts as learned when money goes back. */
export const lessonTickets = pgTable(
  'lesson_tickets',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId, t.lessonId] })],
)

export const studyDays = pgTable(
  'study_days',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    day: integer('day').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.day] })],
)

/** How many learners have studied how many minutes of a day; kept by a trigger on `study_days` (decisions/024). */
export const studyDayMinutes = pgTable(
  'study_day_minutes',
  {
    day: integer('day').notNull(),
    minute: integer('minute').notNull(),
    learners: integer('learners').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.minute] })],
)

export const lessonNotes = pgTable(
  'lesson_notes',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    noteId: text('note_id').notNull(),
    goodsId: text('goods_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    place: integer('place').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.noteId] })],
)
