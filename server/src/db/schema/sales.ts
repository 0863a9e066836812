import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ClueExtra } from '@/contracts/gaoshou/salesClues'
import type { LeadState, LostReason } from '@/domain/sales/leadStates'
import { instant } from '../instant'

export const salesClues = pgTable('sales_clues', {
  id: text('id').primaryKey(),
  phone: text('phone').notNull(),
  promotionId: text('promotion_id').notNull(),
  day: text('day').notNull(),
  uid: bigint('uid', { mode: 'number' }),
  inviteCode: text('invite_code'),
  agentCode: text('agent_code'),
  branchId: text('branch_id'),
  extra: jsonb('extra').$type<ClueExtra>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** The link that the lead came through; it overrides codes of the address. */
  linkCode: text('link_code'),
  ownerId: text('staff_id'),
  state: text('state').$type<LeadState>().notNull().default('new'),
  nextAt: instant('next_at'),
  lostReason: text('lost_reason').$type<LostReason>(),
})

export const winterApplications = pgTable(
  'winter_applications',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    appliedAt: instant('applied_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId] })],
)

export const pageEvents = pgTable('page_events', {
  id: text('id').primaryKey(),
  type: integer('type').notNull(),
  page: text('page').notNull(),
  name: text('name'),
  tab: text('tab'),
  duration: integer('duration'),
  at: instant('at').notNull(),
  receivedAt: instant('received_at').notNull(),
  device: text('device'),
  uid: bigint('uid', { mode: 'number' }),
  /** The uid came from a token; otherwise the device only claimed it (a beacon carries no headers). */
  uidProved: boolean('uid_proved').notNull(),
  promotionId: text('promotion_id'),
  inviteCode: text('invite_code'),
  context: jsonb('context').$type<Record<string, unknown>>().notNull(),
})

export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  mediaType: text('media_type').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
})
