import { and, asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { goods, lessons } from '../../../db/schema/content'
import {
  entitlements,
  lessonProgress,
  orderInvoices,
  orderRefunds,
  orders,
  payments,
} from '../../../db/schema/courses'
import { lessonTickets } from '../../../db/schema/learning'
import { expiryOf } from '../../../repository/expiryOf'
import type { OrderRow, PaymentRow } from './OrderRepository'

export type RefundRow = typeof orderRefunds.$inferSelect
export type InvoiceRow = typeof orderInvoices.$inferSelect

/** How far a buyer has used what an order bought: lessons that are done, or whose film was handed out. */
export interface Use {
  readonly lessonsTotal: number
  readonly lessonsDone: number
  readonly expiresAt: number | undefined
}

const rightTo = (uid: number, goodsId: string) =>
  and(eq(entitlements.uid, uid), eq(entitlements.goodsId, goodsId))

const isOpen = eq(orderRefunds.state, 'requested')

/** SQL of refunds, invoices and deliveries. */
export class AfterSaleRepository {
  constructor(private readonly db: Db) {}

  async use(order: OrderRow): Promise<Use> {
    const { uid, goodsId } = order
    const progress = and(
      eq(lessonProgress.uid, uid),
      eq(lessonProgress.goodsId, lessons.goodsId),
      eq(lessonProgress.lessonId, lessons.lessonId),
    )
    const given = and(
      eq(lessonTickets.uid, uid),
      eq(lessonTickets.goodsId, lessons.goodsId),
      eq(lessonTickets.lessonId, lessons.lessonId),
    )
    const used = sql`coalesce(${lessonProgress.lessonId}, ${lessonTickets.lessonId})`
    const [counted] = await this.db
      .select({ total: count(), done: count(used) })
      .from(lessons)
      .leftJoin(lessonProgress, progress)
      .leftJoin(lessonTickets, given)
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.retired, false)))
    return {
      lessonsTotal: counted?.total ?? 0,
      lessonsDone: counted?.done ?? 0,
      expiresAt: (await this.endOf(order)) ?? undefined,
    }
  }

  /** When the right ends that an order gave: the order's own end, where a later one renewed it. */
  private async endOf({ uid, goodsId, orderId, paidAt }: OrderRow): Promise<number | null> {
    const [right] = await this.db.select().from(entitlements).where(rightTo(uid, goodsId))
    if (right?.orderId === orderId) return right.expiresAt
    const [sold] = await this.db.select().from(goods).where(eq(goods.goodsId, goodsId))
    return sold && paidAt !== null ? expiryOf(sold, paidAt) : null
  }

  /** The payment that an order was granted for, locked until the transaction ends. */
  async paidForUpdate(orderId: string): Promise<PaymentRow | undefined> {
    const paid = and(eq(payments.orderId, orderId), eq(payments.state, 'paid'))
    const [row] = await this.db.select().from(payments).where(paid).for('update')
    return row
  }

  async refund(orderId: string): Promise<RefundRow | undefined> {
    const [row] = await this.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId))
    return row
  }

  /** Saves a request; a refused one is submitted again. */
  async keepRefund(row: typeof orderRefunds.$inferInsert): Promise<RefundRow | undefined> {
    const { reason, amount, state, requestedAt } = row
    const [kept] = await this.db
      .insert(orderRefunds)
      .values(row)
      .onConflictDoUpdate({
        target: orderRefunds.orderId,
        set: { reason, amount, state, requestedAt, note: null, decidedAt: null },
      })
      .returning()
    return kept
  }

  async updateRefund(
    orderId: string,
    change: Partial<typeof orderRefunds.$inferInsert>,
  ): Promise<RefundRow | undefined> {
    const [row] = await this.db
      .update(orderRefunds)
      .set(change)
      .where(eq(orderRefunds.orderId, orderId))
      .returning()
    return row
  }

  async openRefunds(page: number, size: number) {
    const rows = await this.db
      .select({ ...getTableColumns(orderRefunds), title: orders.title })
      .from(orderRefunds)
      .innerJoin(orders, eq(orders.orderId, orderRefunds.orderId))
      .where(isOpen)
      .orderBy(asc(orderRefunds.requestedAt), orderRefunds.orderId)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(orderRefunds).where(isOpen)
    return { rows, total: all?.total ?? 0 }
  }

  /** Ends the right that an order gave; accounts that became one may have paid for it twice, then the other order gives it. */
  async endRight({ uid, goodsId, orderId }: OrderRow, now: number): Promise<void> {
    const right = rightTo(uid, goodsId)
    const [held] = await this.db.select().from(entitlements).where(right).for('update')
    if (held?.orderId !== orderId) return
    const other = await this.otherPaid(uid, goodsId, orderId, now)
    if (other) await this.db.update(entitlements).set(other).where(right)
    else await this.db.delete(entitlements).where(right)
  }

  private async otherPaid(uid: number, goodsId: string, orderId: string, now: number) {
    const others = and(
      eq(orders.uid, uid),
      eq(orders.goodsId, goodsId),
      eq(orders.status, 'paid'),
      ne(orders.orderId, orderId),
    )
    const rows = await this.db
      .select({ order: orders, goods })
      .from(orders)
      .innerJoin(goods, eq(goods.goodsId, orders.goodsId))
      .where(others)
    return rows
      .map(({ order, goods: sold }) => ({
        orderId: order.orderId,
        expiresAt: expiryOf(sold, order.paidAt ?? now),
      }))
      .filter(({ expiresAt }) => (expiresAt ?? Infinity) > now)
      .sort((one, two) => (two.expiresAt ?? Infinity) - (one.expiresAt ?? Infinity))[0]
  }

  async invoice(orderId: string): Promise<InvoiceRow | undefined> {
    const [row] = await this.db.select().from(orderInvoices).where(eq(orderInvoices.orderId, orderId))
    return row
  }

  async keepInvoice(row: typeof orderInvoices.$inferInsert): Promise<InvoiceRow | undefined> {
    const { data, requestedAt } = row
    const [kept] = await this.db
      .insert(orderInvoices)
      .values(row)
      .onConflictDoUpdate({ target: orderInvoices.orderId, set: { data, requestedAt } })
      .returning()
    return kept
  }

  /** False when no such invoice was requested. */
  async issueInvoice(orderId: string, url: string): Promise<boolean> {
    const rows = await this.db
      .update(orderInvoices)
      .set({ url })
      .where(eq(orderInvoices.orderId, orderId))
      .returning({ orderId: orderInvoices.orderId })
    return rows.length > 0
  }
}
