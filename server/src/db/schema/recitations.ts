import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RecitationPlan } from '@/contracts/exercise/recitations'
import { instant } from '../instant'
import { eventLogTable } from './eventLogTable'

/** The log of recitations, in the order of arrival. */
export const recitationEvents = eventLogTable('recitation_events')

/** Passages that a learner has begun, and when each comes back: follows from the log. */
export const recitationCards = pgTable(
  'recitation_cards',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    passageId: text('passage_id').notNull(),
    due: instant('due').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.passageId] })],
)

/** A learner's daily recitation plan. */
export const recitationPlans = pgTable('recitation_plans', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  perDay: integer('per_day').notNull(),
  chapters: jsonb('chapters').$type<RecitationPlan['chapters']>().notNull(),
  changedAt: instant('changed_at').notNull(),
})
