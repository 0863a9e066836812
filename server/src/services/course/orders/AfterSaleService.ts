import type { AfterSale, Invoice, InvoiceData, Refund } from '@/contracts/course/afterSale'
import { refundQuote, type RefundQuote } from '@/domain/courses/refundQuote'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { AfterSaleRepository, type InvoiceRow, type RefundRow } from './AfterSaleRepository'
import { lockBuyer } from './lockBuyer'
import { OrderRepository, type OrderRow, type PaymentRow } from './OrderRepository'

const refundOf = ({ state, amount, reason, note, requestedAt, decidedAt }: RefundRow): Refund => ({
  state,
  amount,
  reason,
  requestedAt,
  ...(note !== null && { note }),
  ...(decidedAt !== null && { decidedAt }),
})

const invoiceOf = ({ data, requestedAt, url }: InvoiceRow): Invoice => ({
  data,
  requestedAt,
  ...(url !== null && { url }),
})

const deliveryOf = ({ carrier, trackingNumber, sentAt }: OrderRow): AfterSale['delivery'] =>
  carrier !== null && trackingNumber !== null && sentAt !== null
    ? { carrier, number: trackingNumber, sentAt }
    : null

/** A refund to grant, with its order and the payment it was granted for, both locked. */
interface Granting {
  readonly order: OrderRow
  readonly payment: PaymentRow | undefined
  readonly refund: RefundRow
  readonly note?: string | undefined
}

/**
 * After-sale actions of a paid order. Takes locks in the order of the settlement (payment, then order) and decides
 * refunds under them, so that money returns once and the right to learn ends with it.
 */
export class AfterSaleService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async of(uid: number, orderId: string): Promise<AfterSale> {
    const order = await this.mine(this.db, uid, orderId)
    const afterSales = new AfterSaleRepository(this.db)
    const [refund, invoice] = [await afterSales.refund(orderId), await afterSales.invoice(orderId)]
    return {
      quote: await this.quote(this.db, order),
      refund: refund ? refundOf(refund) : null,
      invoice: invoice ? invoiceOf(invoice) : null,
      delivery: deliveryOf(order),
    }
  }

  /**
   * Grants a refund at once when the rules return the full price and nothing was shipped; all others are decided by the
   * office.
   */
  requestRefund(uid: number, orderId: string, reason: string): Promise<Refund> {
    return this.db.transaction(async (tx) => {
      const afterSales = new AfterSaleRepository(tx)
      await lockBuyer(tx, orderId, this.clock())
      const payment = await afterSales.paidForUpdate(orderId)
      const order = await this.locked(tx, orderId)
      if (order.uid !== uid) throw new ApiError('notFound')
      const known = await afterSales.refund(orderId)
      if (known && known.state !== 'refused') return refundOf(known)
      const quote = await this.quote(tx, order)
      if (quote.kind === 'none') throw new ApiError('refundNotDue')
      const { amount } = quote
      const row = { orderId, uid, reason, amount, state: 'requested', requestedAt: this.clock() } as const
      const kept = orThrow(await afterSales.keepRefund(row), 'notFound')
      if (quote.kind === 'part' || order.shipping !== null) return refundOf(kept)
      return this.grant(tx, { order, payment, refund: kept })
    })
  }

  /** Decides a refund request for the office. */
  decide(
    orderId: string,
    { granted, note }: { granted: boolean; note?: string | undefined },
  ): Promise<Refund> {
    return this.db.transaction(async (tx) => {
      const afterSales = new AfterSaleRepository(tx)
      await lockBuyer(tx, orderId, this.clock())
      const payment = await afterSales.paidForUpdate(orderId)
      const order = await this.locked(tx, orderId)
      const refund = orThrow(await afterSales.refund(orderId), 'notFound')
      if (refund.state !== 'requested') throw new ApiError('refundDecided')
      if (granted) return this.grant(tx, { order, payment, refund, note })
      return this.decided(afterSales, orderId, 'refused', note)
    })
  }

  async openRefunds(page: number, size: number) {
    const { rows, total } = await new AfterSaleRepository(this.db).openRefunds(page, size)
    const list = rows.map((row) => ({ orderId: row.orderId, title: row.title, ...refundOf(row) }))
    return { list, total, page, size }
  }

  requestInvoice(uid: number, orderId: string, data: InvoiceData): Promise<Invoice> {
    return this.db.transaction(async (tx) => {
      const order = await this.locked(tx, orderId)
      if (order.uid !== uid) throw new ApiError('notFound')
      if (order.status !== 'paid' || order.payable === 0) throw new ApiError('invoiceNotDue')
      const afterSales = new AfterSaleRepository(tx)
      const known = await afterSales.invoice(orderId)
      if (known && known.url !== null) throw new ApiError('invoiceIssued')
      const kept = await afterSales.keepInvoice({ orderId, uid, data, requestedAt: this.clock() })
      return invoiceOf(orThrow(kept, 'notFound'))
    })
  }

  /** Money that went back has no invoice. */
  async issueInvoice(orderId: string, url: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = await this.locked(tx, orderId)
      if (order.status !== 'paid') throw new ApiError('invoiceNotDue')
      const isThere = await new AfterSaleRepository(tx).issueInvoice(orderId, url)
      if (!isThere) throw new ApiError('notFound')
    })
  }

  async send(orderId: string, { carrier, number }: { carrier: string; number: string }): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = await this.locked(tx, orderId)
      if (order.shipping === null) throw new ApiError('notFound')
      // Unpaid and refunded orders are not shipped.
      if (order.status !== 'paid') throw new ApiError('orderNotSendable')
      const sent = { carrier, trackingNumber: number, sentAt: this.clock() }
      await new OrderRepository(tx).update(orderId, sent)
    })
  }

  private async mine(db: Db, uid: number, orderId: string): Promise<OrderRow> {
    return orThrow(await new OrderRepository(db).find(uid, orderId), 'notFound')
  }

  private async locked(tx: Db, orderId: string): Promise<OrderRow> {
    return orThrow(await new OrderRepository(tx).findForUpdate(orderId), 'notFound')
  }

  private async quote(db: Db, order: OrderRow): Promise<RefundQuote> {
    const { status, payable, paidAt } = order
    const use = await new AfterSaleRepository(db).use(order)
    const paid = status === 'paid' && paidAt !== null ? paidAt : undefined
    return refundQuote({ payable, paidAt: paid, ...use }, this.clock())
  }

  private async grant(tx: Db, { order, payment, refund, note }: Granting): Promise<Refund> {
    const { orderId } = order
    const afterSales = new AfterSaleRepository(tx)
    // Money that is on its way already, by whatever road, does not go twice.
    if (order.status !== 'paid' || !payment || payment.refundState !== null) {
      throw new ApiError('refundNotDue')
    }
    const now = this.clock()
    const orders = new OrderRepository(tx)
    await orders.updatePayment(payment.paymentId, {
      refundState: 'due',
      refundReason: 'buyerAsked',
      refundAmount: refund.amount,
      refundAfter: now,
    })
    await orders.update(orderId, { status: 'refunded', closedAt: now })
    await afterSales.endRight(order, now)
    return this.decided(afterSales, orderId, 'granted', note)
  }

  private async decided(
    afterSales: AfterSaleRepository,
    orderId: string,
    state: 'granted' | 'refused',
    note?: string,
  ): Promise<Refund> {
    const change = { state, note: note ?? null, decidedAt: this.clock() }
    return refundOf(orThrow(await afterSales.updateRefund(orderId, change), 'notFound'))
  }
}
