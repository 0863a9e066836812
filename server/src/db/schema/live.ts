import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'

/** Schedule changes by operators; null means as planned. */
export const liveStates = pgTable('live_states', {
  liveId: text('live_id').primaryKey(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  productId: text('product_id'),
})

/** The clip segments of a broadcast, fixed when it was first shown. */
export const liveRecordings = pgTable('live_recordings', {
  liveId: text('live_id').primaryKey(),
  clip: text('clip').notNull(),
  /** How long each is, in seconds. */
  pieces: jsonb('pieces').$type<readonly number[]>().notNull(),
  begunAt: instant('begun_at').notNull(),
})

export const liveReservations = pgTable(
  'live_reservations',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    liveId: text('live_id').notNull(),
    reservedAt: instant('reserved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.liveId] })],
)

export const liveMessages = pgTable('live_messages', {
  messageId: bigint('message_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  liveId: text('live_id').notNull(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  /** Of the device: the same message is said once. */
  key: text('key').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  saidAt: instant('said_at').notNull(),
  /** The place among all changes; a message that is hidden gets a new one. */
  changeId: bigint('change_id', { mode: 'number' }).generatedByDefaultAsIdentity(),
  isHidden: boolean('is_hidden').notNull().default(false),
})

export const liveMutes = pgTable(
  'live_mutes',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    liveId: text('live_id').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.liveId] })],
)

export const liveViewers = pgTable(
  'live_viewers',
  {
    liveId: text('live_id').notNull(),
    processId: text('process_id').notNull(),
    viewers: integer('viewers').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.liveId, t.processId] })],
)
