import type { Order, OrderStatus, Payment } from '@/contracts/course/orders'
import type { Db } from '../../../db/Database'
import type { PaymentProvider, PaymentRequest } from '../../../gateways/payment/PaymentProvider'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import { orderOf } from './orderOf'
import { OrderRepository } from './OrderRepository'

interface OrderDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly payments: PaymentProvider
}

/** The buyer's environment at payment. */
export type Buyer = Pick<PaymentRequest, 'channel' | 'openId' | 'address'>

/** The life of an order after it was placed. An unpaid order whose time is over counts as closed at once. */
export class OrderService {
  private readonly orders: OrderRepository

  constructor(private readonly deps: OrderDeps) {
    this.orders = new OrderRepository(deps.db)
  }

  async list(uid: number, status: OrderStatus | undefined, page: number, size: number) {
    await this.closeExpired(uid)
    const { rows, total } = await this.orders.ofUser(uid, status, page, size)
    return { list: rows.map(orderOf), total, page, size }
  }

  async order(uid: number, orderId: string): Promise<Order> {
    await this.closeExpired(uid)
    return orderOf(orThrow(await this.orders.find(uid, orderId), 'notFound'))
  }

  async status(uid: number, orderId: string) {
    const { goodsId, status } = await this.order(uid, orderId)
    const entitled = status === 'paid' && (await this.orders.owns(uid, goodsId, this.deps.clock()))
    return { orderId, status, entitled }
  }

  /** Closing a closed order again is fine; a paid one stays. */
  cancel(uid: number, orderId: string): Promise<Order> {
    return this.deps.db.transaction(async (tx) => {
      const orders = new OrderRepository(tx)
      const order = await orders.findForUpdate(orderId)
      if (!order || order.uid !== uid) throw new ApiError('notFound')
      if (order.status === 'closed') return orderOf(order)
      if (order.status !== 'unpaid') throw new ApiError('orderNotClosable')
      const closed = await orders.update(orderId, { status: 'closed', closedAt: this.deps.clock() })
      return orderOf(orThrow(closed, 'notFound'))
    })
  }

  /** Starts a payment, or goes on with the one that was started. */
  async pay(uid: number, orderId: string, buyer: Buyer): Promise<Payment> {
    const { clock, payments } = this.deps
    await this.closeExpired(uid)
    const order = orThrow(await this.orders.find(uid, orderId), 'notFound')
    if (order.status === 'paid') return { kind: 'paid' }
    if (order.status !== 'unpaid') throw new ApiError('orderNotPayable')
    if (await this.orders.owns(uid, order.goodsId, clock())) throw new ApiError('goodsOwned')
    const paymentId = await this.paymentOf(orderId)
    return payments.start({ paymentId, title: order.title, amount: order.payable, ...buyer })
  }

  /** Closes what is over, of one user or of everybody. */
  async closeExpired(uid?: number): Promise<number> {
    return this.orders.closeExpired(this.deps.clock(), uid)
  }

  private paymentOf(orderId: string): Promise<string> {
    const { db, random, payments, clock } = this.deps
    return db.transaction(async (tx) => {
      const orders = new OrderRepository(tx)
      const order = orThrow(await orders.findForUpdate(orderId), 'notFound')
      if (order.status !== 'unpaid') throw new ApiError('orderNotPayable')
      const amount = order.payable
      const pending = await orders.pendingPayment(orderId, payments.name)
      if (pending) return pending.paymentId
      const paymentId = random.id()
      const row = { paymentId, orderId, provider: payments.name, amount, state: 'pending' as const }
      await orders.insertPayment({ ...row, createdAt: clock() })
      return paymentId
    })
  }
}
