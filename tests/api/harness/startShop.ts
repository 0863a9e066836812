import * as v from 'valibot'
import { createAddress } from '@/contracts/course/addresses'
import * as orders from '@/contracts/course/orders'
import { NoticeSigner } from '../../../server/src/gateways/payment/NoticeSigner'
import type { AppOptions } from '../../../server/src/AppOptions'
import { type Answer, type Backend, startBackend } from './startBackend'

/** An address as a buyer types it. */
export const addressFields = {
  receiver: '小满',
  phone: '13800138000',
  regionCode: '110108',
  province: '北京市',
  city: '市辖区',
  district: '海淀区',
  detail: '示例路1号',
}

/** A buyer. */
export class Buyer {
  private orders = 0

  constructor(
    private readonly shop: Shop,
    readonly uid: string,
    readonly token: string,
  ) {}

  readonly place = (goodsId: string, more: object = {}): Promise<Answer> => {
    this.orders += 1
    const body = {
      idempotencyKey: `key-${this.uid}-${this.orders}`,
      goodsId,
      agreementVersion: '2.1',
      ...more,
    }
    return this.shop.backend.call(orders.createOrder, { params: { uid: this.uid }, body }, this.token)
  }

  readonly placed = async (goodsId: string, more: object = {}): Promise<orders.Order> =>
    v.parse(orders.orderSchema, (await this.place(goodsId, more)).result)

  /** Starts the payment of an order; its id at the cashier. */
  readonly pay = async (orderId: string): Promise<string> => {
    const call = { params: { uid: this.uid, orderId }, body: {} }
    const payment = await this.shop.backend.ask(orders.payOrder, call, this.token)
    if (payment.kind !== 'cashier') throw new Error(`Paid by ${payment.kind}`)
    return payment.paymentId
  }

  readonly status = (orderId: string) =>
    this.shop.backend.ask(orders.orderStatus, { params: { uid: this.uid, orderId } }, this.token)

  /** Buys and pays. */
  readonly own = async (goodsId: string): Promise<void> => {
    const order = await this.placed(goodsId)
    await this.shop.notify(await this.pay(order.orderId), order.payable)
  }

  readonly address = async (): Promise<string> => {
    const call = { params: { uid: this.uid }, body: addressFields }
    return (await this.shop.backend.ask(createAddress, call, this.token)).addressId
  }
}

/** A backend with buyers, and the third party that takes their money. */
export class Shop {
  private phones = 13_600_000_000

  constructor(
    readonly backend: Backend,
    private readonly signer: NoticeSigner,
  ) {}

  async buyer(): Promise<Buyer> {
    this.phones += 1
    const { uid, token } = await this.backend.login(String(this.phones))
    return new Buyer(this, uid, token)
  }

  /** A genuine notification. */
  notice(paymentId: string, amount: number, outcome: 'paid' | 'failed' = 'paid') {
    const fields = { paymentId, outcome, amount, transactionId: 't1', at: this.backend.time.now }
    return { ...fields, signature: this.signer.sign(fields) }
  }

  notify(paymentId: string, amount: number, outcome?: 'paid' | 'failed'): Promise<Answer> {
    return this.backend.call(orders.paymentNotify, { body: this.notice(paymentId, amount, outcome) })
  }
}

/** Starts a backend that sells. */
export const startShop = async (options: Partial<AppOptions> = {}): Promise<Shop> => {
  const backend = await startBackend(options)
  const [row] = await backend.rows(`select value from secrets where name = 'payment-notice'`)
  return new Shop(backend, new NoticeSigner(String(row?.['value'])))
}
