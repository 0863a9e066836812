import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
})
