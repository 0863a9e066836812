import type { Db } from '../../../db/Database'
import type { RefundReason } from '../../../db/schema/courses'
import type { PaymentNotice } from '../../../gateways/payment/PaymentProvider'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { expiryOf, isOver } from '../../../repository/expiryOf'
import { lockAccount } from '../../../repository/lockAccount'
import { CouponRepository } from '../goods/CouponRepository'
import { GoodsRepository, type GoodsRow } from '../goods/GoodsRepository'
import { lockBuyer } from './lockBuyer'
import { OrderRepository, type OrderRow, type PaymentRow } from './OrderRepository'

/** Goods to grant, or why the money goes back. */
type Verdict = { readonly goods: GoodsRow } | { readonly surplus: RefundReason }

/**
 * What a notification does. It may come twice, late, out of order or beside others. Everything that an order promised
 * is decided anew here, under locks (account, payment, order, goods, coupon, always in this order): money is kept for what is
 * granted, and whatever cannot be granted is given back.
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
      const paid = orThrow(await orders.payment(notice.paymentId), 'notFound')
      await lockBuyer(tx, paid.orderId, this.clock())
      const payment = orThrow(await orders.paymentForUpdate(notice.paymentId), 'notFound')
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
    const order = orThrow(await orders.findForUpdate(payment.orderId), 'notFound')
    const now = this.clock()
    const verdict = await this.decide(tx, order, payment, now)
    const settled = { transactionId, settledAt: now }
    if ('goods' in verdict) {
      await orders.updatePayment(payment.paymentId, { ...settled, state: 'paid' })
      await this.grant(tx, order, verdict.goods, now)
      return
    }
    const refund = { refundState: 'due', refundReason: verdict.surplus, refundAfter: now } as const
    await orders.updatePayment(payment.paymentId, { ...settled, ...refund, state: 'surplus' })
    if (order.status !== 'paid') {
      await orders.update(order.orderId, { status: 'refunded', closedAt: order.closedAt ?? now })
    }
  }

  private async decide(tx: Db, order: OrderRow, payment: PaymentRow, now: number): Promise<Verdict> {
    if (order.status === 'paid') return { surplus: 'orderPaid' }
    if (order.status === 'refunded') return { surplus: 'orderRefunded' }
    if (payment.amount !== order.payable) return { surplus: 'amountChanged' }
    if (!(await lockAccount(tx, order.uid, now))) return { surplus: 'accountGone' }
    const goods = await new GoodsRepository(tx).orderedForUpdate(order.goodsId)
    if (!goods || isOver(goods, now)) return { surplus: 'goodsGone' }
    const orders = new OrderRepository(tx)
    if (await orders.owns(order.uid, order.goodsId, now)) return { surplus: 'goodsOwned' }
    if (goods.stock !== null && (await orders.takenByOthers(order, now)) >= goods.stock) {
      return { surplus: 'goodsSoldOut' }
    }
    const { couponId, orderId } = order
    if (couponId && !(await new CouponRepository(tx).isFreeFor(couponId, orderId, now))) {
      return { surplus: 'couponSpent' }
    }
    return { goods }
  }

  private async grant(tx: Db, order: OrderRow, goods: GoodsRow, now: number): Promise<void> {
    const { uid, goodsId, orderId, couponId } = order
    const orders = new OrderRepository(tx)
    await orders.update(orderId, { status: 'paid', paidAt: now, closedAt: null })
    if (couponId) await new CouponRepository(tx).use(couponId, orderId)
    const expiresAt = expiryOf(goods, now)
    await orders.grant({ uid, goodsId, source: 'order', orderId, grantedAt: now, expiresAt })
  }
}
