import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { InvoiceData, Refund } from '@/contracts/course/afterSale'
import type { OrderStatus } from '@/contracts/course/orders'
import { instant } from '../instant'

/** Why money goes back: it came for what could not be granted, or the buyer asked for it. */
export type RefundReason =
  | 'buyerAsked'
  | 'orderPaid'
  | 'orderRefunded'
  | 'accountGone'
  | 'goodsGone'
  | 'goodsOwned'
  | 'goodsSoldOut'
  | 'couponSpent'
  | 'amountChanged'

/** The address of an order as it was when ordered. */
export interface Shipping {
  receiver: string
  phone: string
  region: string
  detail: string
}

export const orders = pgTable('orders', {
  orderId: text('order_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  goodsId: text('goods_id').notNull(),
  title: text('title').notNull(),
  cover: text('cover').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  price: integer('price').notNull(),
  discount: integer('discount').notNull(),
  payable: integer('payable').notNull(),
  couponId: text('coupon_id'),
  addressId: text('address_id'),
  shipping: jsonb('shipping').$type<Shipping>(),
  agreementVersion: text('agreement_version').notNull(),
  promotionId: text('promotion_id'),
  inviteCode: text('invite_code'),
  remark: text('remark'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  paidAt: instant('paid_at'),
  closedAt: instant('closed_at'),
  carrier: text('carrier'),
  trackingNumber: text('tracking_number'),
  sentAt: instant('sent_at'),
})

export const payments = pgTable('payments', {
  paymentId: text('payment_id').primaryKey(),
  orderId: text('order_id').notNull(),
  provider: text('provider').notNull(),
  amount: integer('amount').notNull(),
  /** `surplus`: money that came for what could not be granted; it is given back. */
  state: text('state').$type<'pending' | 'paid' | 'failed' | 'surplus'>().notNull(),
  transactionId: text('transaction_id'),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
  refundState: text('refund_state').$type<'due' | 'done'>(),
  refundReason: text('refund_reason').$type<RefundReason>(),
  refundTries: integer('refund_tries').notNull().default(0),
  /** Time of the next request to the provider. */
  refundAfter: instant('refund_after'),
  refundedAt: instant('refunded_at'),
  /** Amount of the refund, in 分; all of it when null. */
  refundAmount: integer('refund_amount'),
})

export const orderRefunds = pgTable('order_refunds', {
  orderId: text('order_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  reason: text('reason').notNull(),
  amount: integer('amount').notNull(),
  state: text('state').$type<Refund['state']>().notNull(),
  note: text('note'),
  requestedAt: instant('requested_at').notNull(),
  decidedAt: instant('decided_at'),
})

export const orderInvoices = pgTable('order_invoices', {
  orderId: text('order_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  data: jsonb('data').$type<InvoiceData>().notNull(),
  url: text('url'),
  requestedAt: instant('requested_at').notNull(),
})

export const userCoupons = pgTable('user_coupons', {
  couponId: text('coupon_id').primaryKey(),
  templateId: text('template_id').notNull(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  amount: integer('amount').notNull(),
  threshold: integer('threshold').notNull(),
  scope: text('scope').notNull(),
  classTypes: jsonb('class_types').$type<string[]>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  orderId: text('order_id'),
})

export const addresses = pgTable('addresses', {
  addressId: text('address_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  receiver: text('receiver').notNull(),
  phone: text('phone').notNull(),
  regionCode: text('region_code').notNull(),
  province: text('province').notNull(),
  city: text('city').notNull(),
  district: text('district').notNull(),
  detail: text('detail').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const entitlements = pgTable(
  'entitlements',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    source: text('source').$type<'order' | 'free' | 'winter'>().notNull(),
    orderId: text('order_id'),
    /** The promotion of a learner who took it for free; of ordered goods the order names it. */
    promotionId: text('promotion_id'),
    inviteCode: text('invite_code'),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId] })],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId, t.lessonId] })],
)

export const students = pgTable('students', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  school: text('school').notNull().default(''),
  major: text('major').notNull().default(''),
  grade: text('grade').notNull().default(''),
  targetSchool: text('target_school').notNull().default(''),
  targetMajor: text('target_major').notNull().default(''),
  examYear: integer('exam_year'),
  subjectIds: jsonb('subject_ids').$type<string[]>().notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
})

export const memberships = pgTable(
  'memberships',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    memberId: text('member_id').notNull(),
    temporary: boolean('temporary').notNull(),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.memberId] })],
)
