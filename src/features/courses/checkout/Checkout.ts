import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { addresses, type Address } from '@/contracts/course/addresses'
import { goodsDetail, type GoodsDetail } from '@/contracts/course/goods'
import { usableCoupons, type Coupon } from '@/contracts/course/coupons'
import { createOrder, orders, type Order } from '@/contracts/course/orders'
import { errors } from '@/contracts/errors'
import { newId } from '@/lib/newId'
import type { Payment } from '@/platform/payment'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { attributionOf } from '../shop/attributionOf'
import { payPlacedOrder } from './payPlacedOrder'

/** Data of a checkout. */
export interface CheckoutData {
  readonly goods: GoodsDetail
  readonly coupons: readonly Coupon[]
  readonly addresses: readonly Address[]
  /** The order of these goods that waits to be paid: another one would cost the coupon that it holds. */
  readonly waiting: Order | undefined
}

/** Required fields missing before an order. */
export type Missing = 'address' | 'agreement'

/** How paying ended; `stay` when the form must change or the buyer gave up, `owned` when there is nothing to buy any more. */
export type CheckoutOutcome =
  | { readonly kind: 'success'; readonly orderId: string }
  | { readonly kind: 'failure'; readonly orderId: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'owned' }
  | { readonly kind: 'stay'; readonly missing?: Missing }

const STAY = { kind: 'stay' } as const
const OWNED = errors.goodsOwned.code
/** More unpaid orders than the backend lets a buyer have. */
const MOST_WAITING = 20

const ASKED: Readonly<Record<Missing, string>> = {
  address: '请先添加收货地址',
  agreement: '请先阅读并同意课程服务协议',
}

interface CheckoutDeps extends Pick<Stores, 'call' | 'session' | 'promotion' | 'client' | 'ui' | 'drafts'> {
  readonly payment: Payment
}

/** Draft key in which the address page stores the chosen address. */
export const ORDER_DRAFT = 'order'

/** One purchase from confirmation to payment. Money in 分. The same choices are the same order, however often they are placed. */
export class Checkout {
  readonly data: Resource<CheckoutData>
  couponId: string | undefined
  addressId: string | undefined
  agreed = false
  private readonly paying = new Task()
  /** Idempotency keys by what is ordered: coupon and address. */
  private readonly keys = new Map<string, string>()

  constructor(
    private readonly deps: CheckoutDeps,
    readonly goodsId: string,
  ) {
    this.data = new Resource(() => this.fetch())
    makeAutoObservable<this, 'deps' | 'keys'>(
      this,
      { deps: false, keys: false, data: false, goodsId: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.data.load()
  }

  get coupon(): Coupon | undefined {
    return this.data.value?.coupons.find(({ couponId }) => couponId === this.couponId)
  }

  get address(): Address | undefined {
    return this.data.value?.addresses.find(({ addressId }) => addressId === this.addressId)
  }

  /** The coupon's discount, at most the amount to pay. */
  get discount(): number {
    return Math.min(this.coupon?.amount ?? 0, this.price)
  }

  get payable(): number {
    return this.price - this.discount
  }

  private get price(): number {
    return this.data.value?.goods.price ?? 0
  }

  chooseCoupon(couponId: string | undefined): void {
    this.couponId = couponId
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Takes over the address that the address page was left with. */
  readChosenAddress(): void {
    const { addressId } = this.deps.drafts.read(ORDER_DRAFT)
    if (addressId) this.addressId = addressId
    void this.data.load()
  }

  /** Places the order and pays it. */
  async pay(): Promise<CheckoutOutcome> {
    const goods = this.data.value?.goods
    if (!goods) return STAY
    const missing = this.missingOf(goods)
    if (missing) {
      this.deps.ui.say(ASKED[missing])
      return { ...STAY, missing }
    }
    const outcome = await this.paying.run(
      async () => this.payFor(await this.place(goods)),
      ({ code }): CheckoutOutcome => (code === OWNED ? { kind: 'owned' } : STAY),
    )
    return outcome ?? STAY
  }

  get isPaying(): boolean {
    return this.paying.isRunning
  }

  private async fetch(): Promise<CheckoutData> {
    const { call, session } = this.deps
    const params = { uid: session.uid }
    const [goods, coupons, list, waiting] = await Promise.all([
      call(goodsDetail, { params: { goodsId: this.goodsId } }, { quiet: true }),
      call(usableCoupons, { params, query: { goodsId: this.goodsId } }, { quiet: true }),
      call(addresses, { params }, { quiet: true }),
      this.waiting(),
    ])
    runInAction(() => {
      this.couponId = this.couponAmong(coupons)
      if (!list.some(({ addressId }) => addressId === this.addressId)) this.addressId = list[0]?.addressId
    })
    return { goods, coupons, addresses: list, waiting }
  }

  private async waiting(): Promise<Order | undefined> {
    const { call, session } = this.deps
    const query = { status: 'unpaid', size: MOST_WAITING } as const
    const found = await catchApiError(
      () => call(orders, { params: { uid: session.uid }, query }, { quiet: true }),
      () => undefined,
    )
    return found?.list.find(({ goodsId }) => goodsId === this.goodsId)
  }

  /** At first the best coupon, then the buyer's choice; a coupon of an order already placed is taken and listed no more. */
  private couponAmong(coupons: readonly Coupon[]): string | undefined {
    if (!this.data.value) return coupons[0]?.couponId
    const isListed = coupons.some(({ couponId }) => couponId === this.couponId)
    return isListed || this.keys.size > 0 ? this.couponId : undefined
  }

  private keyOf(wish: object): string {
    const name = JSON.stringify(wish)
    const key = this.keys.get(name) ?? newId()
    this.keys.set(name, key)
    return key
  }

  private missingOf({ shipped }: GoodsDetail): Missing | undefined {
    if (shipped && !this.addressId) return 'address'
    return this.agreed ? undefined : 'agreement'
  }

  private async place(goods: GoodsDetail, mayRepeat = true): Promise<Order> {
    const { call, session, promotion } = this.deps
    const wish = {
      ...(this.couponId && { couponId: this.couponId }),
      ...(goods.shipped && this.addressId && { addressId: this.addressId }),
    }
    const idempotencyKey = this.keyOf(wish)
    const body = {
      ...wish,
      idempotencyKey,
      goodsId: this.goodsId,
      agreementVersion: goods.agreementVersion,
      ...attributionOf(promotion),
    }
    const order = await call(createOrder, { params: { uid: session.uid }, body }, { idempotencyKey })
    // An order that ran out while the page stayed open: these choices start a new one.
    if (order.status !== 'closed' || !mayRepeat) return order
    this.keys.delete(JSON.stringify(wish))
    return this.place(goods, false)
  }

  private async payFor({ orderId, status }: Order): Promise<CheckoutOutcome> {
    if (status === 'paid') return { kind: 'success', orderId }
    const outcome = await payPlacedOrder(this.deps, orderId)
    if (outcome === 'done') return { kind: 'success', orderId }
    if (outcome === 'failed') return { kind: 'failure', orderId }
    if (outcome === 'left') return { kind: 'left' }
    this.deps.ui.say('已取消支付，订单为你保留 30 分钟')
    return STAY
  }
}
