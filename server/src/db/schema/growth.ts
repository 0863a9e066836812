import { bigint, boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../instant'

/** Checked-in study days. A trigger keeps the boards of check-ins. */
export const clockDays = pgTable(
  'clock_days',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    activity: text('activity').notNull(),
    day: integer('day').notNull(),
    how: text('how').$type<'real' | 'card'>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.activity, t.day] })],
)

/** Make-up cards; `usedDay` is the study day that one has filled. */
export const makeUpCards = pgTable(
  'make_up_cards',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    cardId: text('card_id').notNull(),
    grantedAt: instant('granted_at').notNull(),
    usedDay: integer('used_day'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.cardId] })],
)

/** The append-only ledger of points. */
export const pointEntries = pgTable(
  'point_entries',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason').notNull(),
    ref: text('ref').notNull(),
    at: instant('at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [unique().on(t.uid, t.reason, t.ref)],
)

/** The unspent rest of each positive entry; a trigger opens it. */
export const pointLots = pgTable('point_lots', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  remaining: integer('remaining').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Awards that were granted, each once. */
export const growthAwards = pgTable(
  'growth_awards',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    taskId: text('task_id').notNull(),
    points: integer('points').notNull(),
    cards: integer('cards').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.taskId] })],
)

/** Members of study rooms. */
export const studyRoomMembers = pgTable(
  'study_room_members',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    roomId: text('room_id').notNull(),
    joinedDay: integer('joined_day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.roomId] })],
)

/** Learners shown anonymously on leaderboards. */
export const rankPrivacy = pgTable('rank_privacy', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  isAnonymous: boolean('is_anonymous').notNull(),
})
