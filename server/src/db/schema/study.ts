import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'
import { eventLogTable } from './eventLogTable'

/** Which chapters of a course its learner studies, and how many lessons of each are known already. */
export const studyScopes = pgTable(
  'study_scopes',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    /** The title: an operator may move chapters, and a new one is studied until the learner says otherwise. */
    chapter: text('chapter').notNull(),
    chosen: boolean('chosen').notNull(),
    skipped: integer('skipped').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId, t.chapter] })],
)

/** The points that a task gave: a row, and nothing more, however often it was asked for. */
export const taskAwards = pgTable(
  'task_awards',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    taskId: text('task_id').notNull(),
    award: integer('award').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.taskId] })],
)

/** The log of recitals, in the order of arrival. */
export const reciteEvents = eventLogTable('recite_events')
