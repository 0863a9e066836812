import { and, asc, count, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { lessons } from '../../db/schema/content'
import {
  entitlements,
  lessonProgress,
  orderInvoices,
  orderRefunds,
  orders,
  payments,
} from '../../db/schema/courses'
import type { PaymentRow } from './OrderRepository'

export type RefundRow = typeof orderRefunds.$inferSelect
export type InvoiceRow = typeof orderInvoices.$inferSelect

/** How far a buyer has used what an order bought. */
export interface Use {
  readonly lessonsTotal: number
  readonly lessonsDone: number
  readonly expiresAt: number | undefined
}

const isOpen = eq(orderRefunds.state, 'requested')

/** SQL of refunds, invoices and deliveries. */
export class AfterSaleRepository {
  constructor(private readonly db: Db) {}

  async use(uid: number, goodsId: string): Promise<Use> {
    const progress = and(
      eq(lessonProgress.uid, uid),
      eq(lessonProgress.goodsId, lessons.goodsId),
      eq(lessonProgress.lessonId, lessons.lessonId),
    )
    const [counted] = await this.db
      .select({ total: count(), done: count(lessonProgress.lessonId) })
      .from(lessons)
      .leftJoin(lessonProgress, progress)
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.retired, false)))
    const [right] = await this.db
      .select({ expiresAt: entitlements.expiresAt })
      .from(entitlements)
      .where(and(eq(entitlements.uid, uid), eq(entitlements.goodsId, goodsId)))
    return {
      lessonsTotal: counted?.total ?? 0,
      lessonsDone: counted?.done ?? 0,
      expiresAt: right?.expiresAt ?? undefined,
    }
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

  /** Keeps a request; one that was refused before is asked anew. */
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

  async dropEntitlement(uid: number, goodsId: string, orderId: string): Promise<void> {
    await this.db
      .delete(entitlements)
      .where(
        and(eq(entitlements.uid, uid), eq(entitlements.goodsId, goodsId), eq(entitlements.orderId, orderId)),
      )
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

  /** False when nobody asked for this invoice. */
  async issueInvoice(orderId: string, url: string): Promise<boolean> {
    const rows = await this.db
      .update(orderInvoices)
      .set({ url })
      .where(eq(orderInvoices.orderId, orderId))
      .returning({ orderId: orderInvoices.orderId })
    return rows.length > 0
  }
}
