import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LeadEvent } from '@/contracts/sales/clues'
import type { LeadState } from '@/domain/sales/leadStates'
import { instant } from '../instant'

/** Why a visit, a registration or an order is held for review. */
export type HoldReason = 'self' | 'own' | 'burst'

/** An order waits for the decision on the registration of its account. */
export type OrderHold = HoldReason | 'registration'

/** A visit that a manager has not counted stays out of every figure. */
export type VisitHold = HoldReason | 'dropped'

export const salesLinks = pgTable('sales_links', {
  code: text('code').primaryKey(),
  staffId: text('staff_id').notNull(),
  branchId: text('branch_id'),
  title: text('title').notNull(),
  path: text('path').notNull(),
  promotionId: text('promotion_id').notNull(),
  inviteCode: text('invite_code'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  disabledAt: instant('disabled_at'),
})

export const linkVisits = pgTable('link_visits', {
  id: text('id').primaryKey(),
  code: text('code').notNull(),
  visitor: text('visitor').notNull(),
  at: instant('at').notNull(),
  held: text('held').$type<VisitHold>(),
})

export const visitorAccounts = pgTable(
  'visitor_accounts',
  {
    visitor: text('visitor').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitor, t.uid] })],
)

export const accountSources = pgTable('account_sources', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  registeredAt: instant('registered_at').notNull(),
  code: text('code'),
  visitId: text('visit_id'),
  staffId: text('staff_id'),
  branchId: text('branch_id'),
  promotionId: text('promotion_id'),
  ruleVersion: integer('rule_version').notNull(),
  held: text('held').$type<HoldReason>(),
})

export const orderSources = pgTable('order_sources', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  kind: text('kind').$type<'paid' | 'refund'>().notNull(),
  code: text('code'),
  lastCode: text('last_code'),
  staffId: text('staff_id'),
  branchId: text('branch_id'),
  promotionId: text('promotion_id').notNull(),
  amount: integer('amount').notNull(),
  at: instant('at').notNull(),
  ruleVersion: integer('rule_version').notNull(),
  held: text('held').$type<OrderHold>(),
  /** The account whose registration has to be decided on first. */
  waitsFor: bigint('waits_for', { mode: 'number' }),
})

export const leadEvents = pgTable(
  'lead_events',
  {
    id: text('id').notNull(),
    clueId: text('clue_id').notNull(),
    at: instant('at').notNull(),
    staffId: text('staff_id'),
    staffName: text('staff_name').notNull(),
    kind: text('kind').$type<LeadEvent['kind']>().notNull(),
    from: text('state_from').$type<LeadState>(),
    to: text('state_to').$type<LeadState>(),
    note: text('note').notNull(),
    nextAt: instant('next_at'),
  },
  (t) => [primaryKey({ columns: [t.clueId, t.id] })],
)

export const salesCounting = pgTable('sales_counting', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'activity' | 'staff' | 'order'>().notNull(),
  subject: text('subject').notNull(),
  promotionId: text('promotion_id').notNull(),
  day: text('day').notNull(),
})

export const activityDays = pgTable(
  'activity_days',
  {
    promotionId: text('promotion_id').notNull(),
    day: text('day').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
    clicks: integer('clicks').notNull(),
    logins: integer('logins').notNull(),
    dwell: bigint('dwell', { mode: 'number' }).notNull(),
    leads: integer('leads').notNull(),
    orders: integer('orders').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.day] })],
)

export const staffDays = pgTable(
  'staff_days',
  {
    staffId: text('staff_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    day: text('day').notNull(),
    branchId: text('branch_id'),
    visits: integer('visits').notNull(),
    visitors: integer('visitors').notNull(),
    registrations: integer('registrations').notNull(),
    leads: integer('leads').notNull(),
    orders: integer('orders').notNull(),
    refunds: integer('refunds').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.promotionId, t.day] })],
)
