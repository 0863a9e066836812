import { and, type SQL, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contracts/course/orders'
import type { Db } from '../../../db/Database'
import { given, prepared } from '../../../db/prepared'
import { users } from '../../../db/schema/accounts'
import { entitlements, orderRefunds, orders, payments } from '../../../db/schema/courses'
import { hasEntitlement } from '../../../repository/hasEntitlement'
import { holdingOrders, waitingOrders } from './heldOrders'

export type OrderRow = typeof orders.$inferSelect
export type NewOrderRow = typeof orders.$inferInsert
export type PaymentRow = typeof payments.$inferSelect

const mine = and(
  eq(orders.uid, sql.placeholder('uid')),
  // Without a status, all.
  sql`(${sql.placeholder('status')}::text is null or ${orders.status} = ${sql.placeholder('status')})`,
)

/** Columns of an order that its owner sees. */
const shownColumns = {
  orderId: orders.orderId,
  goodsId: orders.goodsId,
  title: orders.title,
  cover: orders.cover,
  status: orders.status,
  price: orders.price,
  discount: orders.discount,
  payable: orders.payable,
  couponId: orders.couponId,
  shipping: orders.shipping,
  createdAt: orders.createdAt,
  expiresAt: orders.expiresAt,
  paidAt: orders.paidAt,
  closedAt: orders.closedAt,
  sentAt: orders.sentAt,
}
export type ShownOrder = Pick<OrderRow, keyof typeof shownColumns> & {
  /** State of its refund; present in lists only. */
  readonly refund?: typeof orderRefunds.$inferSelect.state | null
}

const pageOfUser = prepared((db) =>
  db
    .select({ ...shownColumns, refund: orderRefunds.state })
    .from(orders)
    .leftJoin(orderRefunds, eq(orderRefunds.orderId, orders.orderId))
    .where(mine)
    .orderBy(desc(orders.createdAt), orders.orderId)
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset'))
    .prepare('orders_of_user'),
)

const countOfUser = prepared((db) =>
  db.select({ total: count() }).from(orders).where(mine).prepare('order_count_of_user'),
)

const closeExpiredOf = prepared((db) =>
  db
    .update(orders)
    .set({ status: 'closed', closedAt: sql`${orders.expiresAt}` })
    .where(
      inArray(
        orders.orderId,
        db
          .select({ orderId: orders.orderId })
          .from(orders)
          .where(
            and(
              // Written out: a parameter would hide the partial index from a plan that is kept.
              sql`${orders.status} = 'unpaid'`,
              lte(orders.expiresAt, given('now', orders.expiresAt)),
              // Without a user, of all.
              sql`(${sql.placeholder('uid')}::bigint is null or ${orders.uid} = ${sql.placeholder('uid')})`,
            ),
          )
          // Skip locked orders: the holder decides them at this moment, and waiting for several could deadlock.
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ orderId: orders.orderId })
    .prepare('close_expired_orders'),
)

/** SQL of orders, payments and what was bought. */
export class OrderRepository {
  constructor(private readonly db: Db) {}

  /** Locks a user until the transaction ends, so that two of his requests do not decide on the same state. */
  async lockBuyer(uid: number): Promise<void> {
    await this.db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update')
  }

  async byKey(uid: number, idempotencyKey: string): Promise<OrderRow | undefined> {
    const same = and(eq(orders.uid, uid), eq(orders.idempotencyKey, idempotencyKey))
    const [row] = await this.db.select().from(orders).where(same)
    return row
  }

  /** Adds an order; undefined when its id or its key is taken. */
  async insert(row: NewOrderRow): Promise<OrderRow | undefined> {
    const [inserted] = await this.db.insert(orders).values(row).onConflictDoNothing().returning()
    return inserted
  }

  async find(uid: number, orderId: string): Promise<OrderRow | undefined> {
    const [row] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.orderId, orderId), eq(orders.uid, uid)))
    return row
  }

  async findForUpdate(orderId: string): Promise<OrderRow | undefined> {
    const [row] = await this.db.select().from(orders).where(eq(orders.orderId, orderId)).for('update')
    return row
  }

  /** The current buyer of an order. */
  async buyerOf(orderId: string): Promise<number | undefined> {
    const [row] = await this.db.select({ uid: orders.uid }).from(orders).where(eq(orders.orderId, orderId))
    return row?.uid
  }

  async ofUser(uid: number, status: OrderStatus | undefined, page: number, size: number) {
    const whose = { uid, status: status ?? null }
    const rows = await pageOfUser(this.db).execute({ ...whose, size, offset: (page - 1) * size })
    const [all] = await countOfUser(this.db).execute(whose)
    return { rows, total: all?.total ?? 0 }
  }

  async update(orderId: string, change: Partial<typeof orders.$inferInsert>): Promise<OrderRow | undefined> {
    const [row] = await this.db.update(orders).set(change).where(eq(orders.orderId, orderId)).returning()
    return row
  }

  /** Closes the unpaid orders whose time is over, of one user or of all; their number. */
  async closeExpired(now: number, uid?: number): Promise<number> {
    const closed = await closeExpiredOf(this.db).execute({ now, uid: uid ?? null })
    return closed.length
  }

  /** How many of some goods are sold or held by an unpaid order. */
  async held(goodsId: string, now: number): Promise<number> {
    return this.countOf(goodsId, holdingOrders(now))
  }

  /**
   * How many of some goods other orders have. An unpaid order in time has reserved a place, so only sold ones count
   * against it.
   */
  async takenByOthers({ orderId, goodsId, status, expiresAt }: OrderRow, now: number): Promise<number> {
    const sold = eq(orders.status, 'paid')
    const taken = status === 'unpaid' && expiresAt > now ? sold : holdingOrders(now)
    return this.countOf(goodsId, and(ne(orders.orderId, orderId), taken))
  }

  /** The goods of the unpaid orders of a user whose time is not over. */
  async waitingOf(uid: number, now: number): Promise<string[]> {
    const rows = await this.db
      .select({ goodsId: orders.goodsId })
      .from(orders)
      .where(and(eq(orders.uid, uid), waitingOrders(now)))
    return rows.map((row) => row.goodsId)
  }

  private async countOf(goodsId: string, which: SQL | undefined): Promise<number> {
    const [row] = await this.db
      .select({ total: count() })
      .from(orders)
      .where(and(eq(orders.goodsId, goodsId), which))
    return row?.total ?? 0
  }

  async payment(paymentId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.paymentId, paymentId))
    return row
  }

  async paymentForUpdate(paymentId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.paymentId, paymentId)).for('update')
    return row
  }

  async pendingPayment(orderId: string, provider: string): Promise<PaymentRow | undefined> {
    const pending = and(
      eq(payments.orderId, orderId),
      eq(payments.provider, provider),
      eq(payments.state, 'pending'),
    )
    const [row] = await this.db.select().from(payments).where(pending).limit(1)
    return row
  }

  async insertPayment(row: typeof payments.$inferInsert): Promise<void> {
    await this.db.insert(payments).values(row)
  }

  async updatePayment(paymentId: string, change: Partial<typeof payments.$inferInsert>): Promise<void> {
    await this.db.update(payments).set(change).where(eq(payments.paymentId, paymentId))
  }

  owns(uid: number, goodsId: string, now: number): Promise<boolean> {
    return hasEntitlement(this.db, uid, goodsId, now)
  }

  /** Grants goods; goods owned already are only extended. */
  async grant(row: typeof entitlements.$inferInsert): Promise<void> {
    const longer = sql`case when ${entitlements.expiresAt} is null or excluded.expires_at is null then null else greatest(${entitlements.expiresAt}, excluded.expires_at) end`
    await this.db
      .insert(entitlements)
      .values(row)
      .onConflictDoUpdate({
        target: [entitlements.uid, entitlements.goodsId],
        set: {
          expiresAt: longer,
          source: sql`excluded.source`,
          orderId: sql`excluded.order_id`,
          promotionId: null,
          inviteCode: null,
        },
      })
  }
}
