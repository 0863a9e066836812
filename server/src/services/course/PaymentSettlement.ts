import type { Db } from '../../db/Database'
import type { PaymentNotice } from '../../gateways/payment/PaymentProvider'
import { ApiError } from '../../http/ApiError'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import { expiryOf } from '../../repository/expiryOf'
import { GoodsRepository } from './GoodsRepository'
import { OrderRepository, type OrderRow, type PaymentRow } from './OrderRepository'

/**
 * What a notification does. It may come twice, late, out of order or before the buyer is back:
 * money that came is honoured once, also for an order that was closed meanwhile; nothing is granted twice.
 */
export class PaymentSettlement {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Applies a notice whose signature the provider has checked. */
  settle(notice: PaymentNotice): Promise<void> {
    return this.db.transaction(async (tx) => {
      const orders = new OrderRepository(tx)
      const payment = present(await orders.paymentForUpdate(notice.paymentId), 'notFound')
      if (payment.state === 'paid' || payment.state === 'surplus') return
      if (payment.amount !== notice.amount) throw new ApiError('signatureInvalid')
      if (notice.outcome === 'failed') {
        await orders.updatePayment(payment.paymentId, { state: 'failed', settledAt: this.clock() })
        return
      }
      await this.honour(tx, payment, notice.transactionId)
    })
  }

  private async honour(tx: Db, payment: PaymentRow, transactionId: string): Promise<void> {
    const orders = new OrderRepository(tx)
    const order = present(await orders.findForUpdate(payment.orderId), 'notFound')
    const settledAt = this.clock()
    const surplus = order.status === 'paid' || order.status === 'refunded'
    const state = surplus ? 'surplus' : 'paid'
    await orders.updatePayment(payment.paymentId, { state, transactionId, settledAt })
    if (!surplus) await this.grant(tx, order, settledAt)
  }

  private async grant(tx: Db, order: OrderRow, now: number): Promise<void> {
    const orders = new OrderRepository(tx)
    await orders.update(order.orderId, { status: 'paid', paidAt: now, closedAt: null })
    const goods = await new GoodsRepository(tx).find(order.goodsId)
    const { uid, goodsId, orderId } = order
    const expiresAt = goods ? expiryOf(goods, now) : null
    await orders.grant({ uid, goodsId, source: 'order', orderId, grantedAt: now, expiresAt })
  }
}
