import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Answer } from '@/domain/attempt/Question'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'
import type { MistakeReason } from '@/domain/mistakes/mistakeReasons'
import { instant } from '../instant'
import { eventLogTable } from './eventLogTable'

/** An answer for which a question was kept. */
export interface MissedAnswer {
  readonly answer: Answer
  readonly at: number
  readonly reason: MistakeReason
}

/** The book of mistakes: a question that a learner missed, with its state from the log. */
export const mistakeCards = pgTable(
  'mistake_cards',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    questionId: text('question_id').notNull(),
    subject: text('subject').notNull(),
    point: text('point').notNull(),
    /** The attempt that missed it last. */
    attemptId: text('attempt_id').notNull(),
    reason: text('reason').$type<MistakeReason>().notNull(),
    /** The latest first. */
    answers: jsonb('answers').$type<readonly MissedAnswer[]>().notNull(),
    times: integer('times').notNull(),
    missedAt: instant('missed_at').notNull(),
    cause: text('cause').$type<MistakeCause>(),
    note: text('note').notNull().default(''),
    /** These three follow from the log. */
    due: instant('due').notNull(),
    mastered: boolean('mastered').notNull(),
    removed: boolean('removed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.questionId] })],
)

/** The log of the book, as devices and attempts wrote it. */
export const mistakeEvents = eventLogTable('mistake_events')

/** Folders of collected questions. */
export const questionFolders = pgTable(
  'question_folders',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    folderId: text('folder_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.folderId] })],
)

/** A collected question lies in one folder. */
export const collectedQuestions = pgTable(
  'collected_questions',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    questionId: text('question_id').notNull(),
    folderId: text('folder_id').notNull(),
    /** The attempt that contained it. */
    attemptId: text('attempt_id').notNull(),
    collectedAt: instant('collected_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.questionId] })],
)
