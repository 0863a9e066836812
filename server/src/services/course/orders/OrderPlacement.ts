import type { Order } from '@/contracts/course/orders'
import { regionText } from '@/domain/courses/regionText'
import type { Db } from '../../../db/Database'
import type { Shipping } from '../../../db/schema/courses'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import { AddressRepository } from './AddressRepository'
import { couponFits } from '../goods/couponOf'
import { CouponRepository } from '../goods/CouponRepository'
import { documentVersion } from './documentVersion'
import { expiryOf, isOver } from '../../../repository/expiryOf'
import { GoodsRepository, type GoodsRow } from '../goods/GoodsRepository'
import { orderOf } from './orderOf'
import { type NewOrderRow, OrderRepository, type OrderRow } from './OrderRepository'

/** An unpaid order is closed after half an hour. */
const ORDER_LIFETIME = 30 * 60_000

/** Unpaid orders that one buyer may have. */
const MOST_WAITING = 5
const ORDER_ID_DIGITS = 10
const MOST_DRAWS = 5

/** What a buyer sends. */
export interface NewOrder {
  readonly idempotencyKey: string
  readonly goodsId: string
  readonly couponId?: string | undefined
  readonly addressId?: string | undefined
  readonly agreementVersion: string
  readonly promotionId?: string | undefined
  readonly inviteCode?: string | undefined
  readonly remark?: string | undefined
}

const isSameRequest = (order: OrderRow, wish: NewOrder) =>
  order.goodsId === wish.goodsId &&
  order.couponId === (wish.couponId ?? null) &&
  order.addressId === (wish.addressId ?? null)

/** Places orders: one order per idempotency key, prices and coupons decided here and nowhere else. */
export class OrderPlacement {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  async place(uid: number, wish: NewOrder): Promise<Order> {
    const known = await new OrderRepository(this.db).byKey(uid, wish.idempotencyKey)
    if (known) return this.repeated(known, wish)
    return this.db.transaction(async (tx) => {
      await new OrderRepository(tx).lockBuyer(uid)
      // One buyer's orders are placed one after the other: the same key may have come twice at once.
      const other = await new OrderRepository(tx).byKey(uid, wish.idempotencyKey)
      return other ? this.repeated(other, wish) : orderOf(await this.placeIn(tx, uid, wish))
    })
  }

  private repeated(order: OrderRow, wish: NewOrder): Order {
    if (!isSameRequest(order, wish)) throw new ApiError('keyReused')
    return orderOf(order)
  }

  private async placeIn(tx: Db, uid: number, wish: NewOrder): Promise<OrderRow> {
    const orders = new OrderRepository(tx)
    await orders.closeExpired(this.clock(), uid)
    const goods = await this.sellable(tx, uid, wish)
    const discount = await this.discount(tx, uid, wish, goods)
    const shipping = await this.shipping(tx, uid, wish, goods)
    const now = this.clock()
    const payable = goods.price - discount
    const free = payable === 0
    const order = await this.insert(orders, now, {
      uid,
      ...this.wished(wish),
      title: goods.title,
      cover: goods.cover,
      status: free ? 'paid' : 'unpaid',
      price: goods.price,
      discount,
      payable,
      shipping,
      createdAt: now,
      expiresAt: now + ORDER_LIFETIME,
      paidAt: free ? now : null,
    })
    if (wish.couponId) await new CouponRepository(tx).use(wish.couponId, order.orderId)
    if (free) await orders.grant(this.entitlement(order, goods, now))
    return order
  }

  private async insert(orders: OrderRepository, now: number, row: Omit<NewOrderRow, 'orderId'>) {
    for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
      const inserted = await orders.insert({ ...row, orderId: this.orderId(now) })
      if (inserted) return inserted
    }
    throw new Error('No free order id was drawn')
  }

  private wished(wish: NewOrder) {
    const { couponId = null, addressId = null, promotionId = null, inviteCode = null, remark = null } = wish
    const { idempotencyKey, goodsId, agreementVersion } = wish
    return { idempotencyKey, goodsId, agreementVersion, couponId, addressId, promotionId, inviteCode, remark }
  }

  private entitlement(order: OrderRow, goods: GoodsRow, now: number) {
    const { uid, goodsId, orderId } = order
    return {
      uid,
      goodsId,
      source: 'order' as const,
      orderId,
      grantedAt: now,
      expiresAt: expiryOf(goods, now),
    }
  }

  private orderId(now: number): string {
    const stamp = new Date(now + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
    return `${stamp}${this.random.digits(ORDER_ID_DIGITS)}`
  }

  private async sellable(tx: Db, uid: number, wish: NewOrder): Promise<GoodsRow> {
    const orders = new OrderRepository(tx)
    const now = this.clock()
    const goods = orThrow(await new GoodsRepository(tx).findForUpdate(wish.goodsId), 'notFound')
    if (isOver(goods, now)) throw new ApiError('goodsOver')
    const version = await documentVersion(tx, goods.agreementName)
    if (version !== wish.agreementVersion) throw new ApiError('agreementOutdated')
    if (await orders.owns(uid, goods.goodsId, now)) throw new ApiError('goodsOwned')
    const waiting = await orders.waitingOf(uid, now)
    if (waiting.length >= MOST_WAITING) throw new ApiError('ordersTooMany')
    if (goods.stock === null) return goods
    // Places that are few are not held twice by one buyer.
    if (waiting.includes(goods.goodsId)) throw new ApiError('orderWaiting')
    if ((await orders.held(goods.goodsId, now)) >= goods.stock) throw new ApiError('goodsSoldOut')
    return goods
  }

  private async discount(tx: Db, uid: number, wish: NewOrder, goods: GoodsRow): Promise<number> {
    if (!wish.couponId) return 0
    const coupons = new CouponRepository(tx)
    await coupons.lock(uid, wish.couponId)
    const usable = await coupons.usable(uid, goods.price, this.clock())
    const coupon = usable.find((row) => row.couponId === wish.couponId && couponFits(row, goods.classType))
    return Math.min(orThrow(coupon, 'couponUnusable').amount, goods.price)
  }

  private async shipping(tx: Db, uid: number, wish: NewOrder, goods: GoodsRow): Promise<Shipping | null> {
    if (!goods.shipped) return null
    const id = orThrow(wish.addressId, 'addressRequired')
    const address = orThrow(await new AddressRepository(tx).find(uid, id), 'addressRequired')
    const { receiver, phone, detail } = address
    return { receiver, phone, region: regionText(address), detail }
  }
}
