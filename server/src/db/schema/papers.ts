import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'

/** A timed test of a promo paper as it was handed in; the answers by question, null for one left out. */
export const paperAttempts = pgTable('paper_attempts', {
  attemptId: text('attempt_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  paperId: text('paper_id').notNull(),
  answers: jsonb('answers').$type<readonly (number | null)[]>().notNull(),
  score: integer('score').notNull(),
  seconds: integer('seconds').notNull(),
  handedInAt: instant('handed_in_at').notNull(),
  /** The first of the learner, and no sooner than its answers take; rows of an earlier release say true of all. */
  ranks: boolean('ranks').notNull().default(true),
})

/** The attempt of each learner that ranks; a trigger of the database keeps it (migration 0042). */
export const paperBests = pgTable(
  'paper_bests',
  {
    paperId: text('paper_id').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    score: integer('score').notNull(),
    seconds: integer('seconds').notNull(),
    handedInAt: instant('handed_in_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.uid] })],
)

/** How many learners have a result on the list; kept by the same trigger. */
export const paperResults = pgTable(
  'paper_results',
  {
    paperId: text('paper_id').notNull(),
    score: integer('score').notNull(),
    seconds: integer('seconds').notNull(),
    learners: integer('learners').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.score, t.seconds] })],
)
