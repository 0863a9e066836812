import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../../server/src/db/Database'
import type { PaymentProvider, RefundRequest } from '../../../server/src/gateways/payment/PaymentProvider'
import { ApiError } from '../../../server/src/http/ApiError'
import { systemRandom } from '../../../server/src/ports/Random'
import { AfterSaleService } from '../../../server/src/services/course/orders/AfterSaleService'
import { OrderPlacement } from '../../../server/src/services/course/orders/OrderPlacement'
import { OrderService } from '../../../server/src/services/course/orders/OrderService'
import { PaymentSettlement } from '../../../server/src/services/course/orders/PaymentSettlement'
import { RefundService } from '../../../server/src/services/course/orders/RefundService'

const DAY = 86_400_000
const EXPIRY = 31 * 60_000
const PRICE = 10_000
const DISCOUNT = 1000
const seller = { agreementVersion: '2.1' }
const buyer = { channel: 'h5', address: '127.0.0.1' } as const

/** A third party that gives money back at the second time it is asked, and never twice. */
class SlowProvider implements PaymentProvider {
  readonly name = 'model'

  constructor(
    readonly given = new Map<string, number>(),
    private readonly asked = new Set<string>(),
  ) {}

  copy(): SlowProvider {
    return new SlowProvider(new Map(this.given), new Set(this.asked))
  }

  async start({ paymentId }: { paymentId: string }) {
    return { kind: 'cashier', paymentId, url: '' } as const
  }

  async refund({ paymentId, amount }: RefundRequest) {
    if (!this.asked.has(paymentId)) {
      this.asked.add(paymentId)
      return 'pending'
    }
    this.given.set(paymentId, amount)
    return 'done'
  }
}

const rowsSchema = v.object({ rows: v.array(v.record(v.string(), v.unknown())) })

/** Numbers that one statement counts over the world; each must be what is named. */
const balance = (uids: string, goods: string) => `
  with o as (select * from orders where uid in (${uids})),
       p as (select payments.*, o.status, o.payable from payments join o using (order_id))
  select
    (select coalesce(sum(amount - case when refund_state is null then 0 else refund_amount end), 0) from p where state = 'paid')::int as kept,
    (select coalesce(sum(payable), 0) from o where status = 'paid')::int as granted,
    (select coalesce(sum(coalesce(refund_amount, amount)), 0) from p where refund_state = 'done')::int as returned,
    (select count(*) from p where refund_state <> 'done' or state = 'surplus' and refund_state is null)::int as owed,
    (select count(*) from p where state = 'paid' and status <> 'paid' and refund_state is null)::int as kept_for_nothing,
    (select coalesce(max(n), 0) from (select count(*) n from o where coupon_id is not null and status in ('paid', 'unpaid') group by coupon_id) c)::int as coupon_uses,
    (select count(*) from o where goods_id = '${goods}' and status in ('paid', 'unpaid'))::int as places,
    (select coalesce(max(n), 0) from (select count(*) n from o where status = 'paid' group by uid, goods_id) g)::int as same_goods,
    (select count(*) from o full join (select * from entitlements where uid in (${uids})) e on e.uid = o.uid and e.goods_id = o.goods_id
      where (o.status = 'paid') is distinct from (e.uid is not null) and (o.order_id is null or o.status = 'paid'))::int as entitlements_off`

/** Operations of the model that move money or goods, by name. */
export const operationNames = [
  'lateMoneyForClosed',
  'moneyForCouponOrder',
  'moneyForSameGoods',
  'moneyForLastPlace',
  'moneyTwice',
  'cancelLastPlace',
  'buyWithCoupon',
  'askMoneyBack',
  'timePasses',
] as const
/** Operations that must change nothing more: repeated, aborted, forged. */
export const noiseNames = ['noticeTwice', 'noticeOfFailure', 'wrongAmount', 'forgedNotice'] as const
export type Operation = (typeof operationNames)[number] | (typeof noiseNames)[number]

interface WorldDeps {
  readonly db: Db
  readonly time: { now: number }
  /** Sends a notice without a valid signature, and expects a refusal. */
  forge(paymentId: string, amount: number): Promise<void>
}

/** One buyer with a coupon, another with the last place of some goods, and orders in every state that money can meet. */
export class MoneyWorld {
  private static worlds = 0
  private readonly name: string
  private readonly ids: readonly [number, number]
  private readonly lastPlace: string
  private readonly deps

  constructor(
    private readonly outside: WorldDeps,
    private readonly number = (MoneyWorld.worlds += 1),
    private readonly provider = new SlowProvider(),
    private readonly paid = new Map<string, number>(),
    private readonly payments: Record<string, string> = {},
  ) {
    const { db, time } = outside
    this.name = `world${number}`
    this.ids = [500_000 + number * 2, 500_001 + number * 2]
    this.lastPlace = `${this.name}-last`
    this.deps = { db, clock: () => time.now, random: systemRandom, payments: provider }
  }

  /** Lets `work` happen to a copy of this world, of which nothing is left afterwards. Only inside a transaction. */
  async imagine<T>(work: (copy: MoneyWorld) => Promise<T>): Promise<T> {
    const { number, outside } = this
    const { db } = outside
    const there = { ...outside, time: { ...outside.time } }
    const copy = new MoneyWorld(there, number, this.provider.copy(), new Map(this.paid), { ...this.payments })
    await db.execute(sql`savepoint imagined`)
    const result = await work(copy)
    // Names of savepoints are a stack: this is the one above.
    await db.execute(sql`rollback to savepoint imagined`)
    await db.execute(sql`release savepoint imagined`)
    return result
  }

  async prepare(): Promise<this> {
    const [one, two] = this.ids
    const columns = `subtitle, cover, class_type, class_type_name, term, ${PRICE}, ${PRICE}, tags, learners, teacher_ids, detail, valid_days, valid_until, false, %, agreement_name, recommended, true, position`
    const goods = (id: string, stock: string) =>
      `select '${this.name}-${id}', title, ${columns.replace('%', stock)} from goods where goods_id = '270001'`
    await this.run(
      `insert into users (uid, invite_code, registered_at) values (${one}, 'm${one}', now()), (${two}, 'm${two}', now())`,
    )
    await this.run(
      `insert into goods ${goods('few', '1')} union all ${goods('one', 'null')} union all ${goods('two', 'null')}`,
    )
    await this.run(
      `insert into user_coupons values ('c-${one}', 't', ${one}, 't', ${DISCOUNT}, 0, '', '[]', '2020-01-01', '2100-01-01', null)`,
    )
    const at = (ms: number) => `'${new Date(this.outside.time.now + ms).toISOString()}'`
    const order = (id: string, uid: number, of: string, status: string, coupon: number | null) => {
      const [discount, couponId] = coupon === null ? [0, 'null'] : [DISCOUNT, `'c-${coupon}'`]
      return `('${this.name}-${id}', ${uid}, '${id}', '${this.name}-${of}', '', '', '${status}', ${PRICE}, ${discount}, ${PRICE - discount}, ${couponId}, '2.0', ${at(0)}, ${at(EXPIRY - 1)})`
    }
    await this.run(`insert into orders (order_id, uid, idempotency_key, goods_id, title, cover, status, price, discount, payable, coupon_id, agreement_version, created_at, expires_at) values
      ${order('closed', one, 'few', 'closed', one)}, ${order('coupon', one, 'one', 'unpaid', one)}, ${order('same', one, 'one', 'unpaid', null)}, ${order('last', two, 'few', 'unpaid', null)}`)
    await this.run(`update user_coupons set order_id = '${this.name}-coupon' where uid = ${one}`)
    await this.run(`insert into payments (payment_id, order_id, provider, amount, state, created_at)
      select '${this.name}-' || name, order_id, 'model', payable, state, created_at from orders join (values
        ('closed', 'closed', 'pending'), ('coupon', 'coupon', 'pending'), ('same', 'same', 'pending'), ('first', 'last', 'failed'), ('second', 'last', 'pending')
      ) as wanted (name, ordered, state) on order_id = '${this.name}-' || ordered`)
    for (const name of ['closed', 'coupon', 'same', 'first', 'second'])
      this.payments[name] = `${this.name}-${name}`
    return this
  }

  /** Does one thing; the refusals of the product are fine. */
  async happen(operation: Operation): Promise<void> {
    await this.operations[operation]().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }

  /** Works off what is owed, then says whether all the money and all the goods are where they belong. */
  async expectBalance(): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      await Promise.all([this.refunds.giveBack(), this.refunds.giveBack()])
      this.outside.time.now += DAY
    }
    await this.orders.closeExpired()
    const [row] = await this.run(balance(this.ids.join(), `${this.name}-few`))
    const came = [...this.paid.values()].reduce((sum, amount) => sum + amount, 0)
    const given = [...this.provider.given.values()].reduce((sum, amount) => sum + amount, 0)
    expect(row).toMatchObject({
      owed: 0,
      kept_for_nothing: 0,
      entitlements_off: 0,
      kept: row?.['granted'],
      returned: given,
    })
    expect(Number(row?.['kept']) + given).toBe(came)
    for (const most of ['coupon_uses', 'places', 'same_goods'])
      expect(Number(row?.[most])).toBeLessThanOrEqual(1)
  }

  private readonly operations: Readonly<Record<Operation, () => Promise<unknown>>> = {
    lateMoneyForClosed: () => this.pay('closed', PRICE - DISCOUNT),
    moneyForCouponOrder: () => this.pay('coupon', PRICE - DISCOUNT),
    moneyForSameGoods: () => this.pay('same', PRICE),
    moneyForLastPlace: () => this.pay('first', PRICE),
    moneyTwice: () => this.pay('second', PRICE),
    cancelLastPlace: () => this.orders.cancel(this.ids[1], this.lastPlace),
    buyWithCoupon: async () => {
      const [one] = this.ids
      const key = `bought${this.paid.size}`
      this.payments[key] = await this.start(one, await this.place(one, 'two', `c-${one}`))
      await this.pay(key, PRICE - DISCOUNT)
    },
    askMoneyBack: () => this.afterSale.requestRefund(this.ids[0], `${this.name}-coupon`, '不想学了'),
    noticeTwice: () =>
      Promise.all([this.pay('coupon', PRICE - DISCOUNT), this.pay('coupon', PRICE - DISCOUNT)]),
    noticeOfFailure: () =>
      this.settlement.settle({ ...this.notice(this.coupon, PRICE - DISCOUNT), outcome: 'failed' }),
    wrongAmount: () => this.settlement.settle(this.notice(this.coupon, 1)),
    forgedNotice: () => this.outside.forge(this.coupon, PRICE - DISCOUNT),
    timePasses: async () => {
      this.outside.time.now += EXPIRY
      await this.orders.closeExpired()
    },
  }

  /** The payment of the order with the coupon. */
  private get coupon(): string {
    return this.payments['coupon'] ?? ''
  }

  private get orders() {
    return new OrderService(this.deps)
  }

  private get settlement() {
    return new PaymentSettlement(this.outside.db, this.deps.clock)
  }

  private get afterSale() {
    return new AfterSaleService(this.outside.db, this.deps.clock)
  }

  private get refunds() {
    const onFailure = (error: unknown) => {
      throw error
    }
    return new RefundService({ ...this.deps, onFailure })
  }

  private notice(paymentId: string, amount: number) {
    return { paymentId, amount, outcome: 'paid', transactionId: 't' } as const
  }

  private async pay(name: string, amount: number): Promise<void> {
    const paymentId = this.payments[name] ?? ''
    this.paid.set(paymentId, amount)
    await this.settlement.settle(this.notice(paymentId, amount))
  }

  private async place(uid: number, goods: string, couponId?: string): Promise<string> {
    const placement = new OrderPlacement(this.outside.db, this.deps.clock, systemRandom)
    const wish = { ...seller, idempotencyKey: systemRandom.id(), goodsId: `${this.name}-${goods}`, couponId }
    return (await placement.place(uid, wish)).orderId
  }

  private async start(uid: number, orderId: string): Promise<string> {
    const payment = await this.orders.pay(uid, orderId, buyer)
    return payment.kind === 'paid' ? '' : payment.paymentId
  }

  private async run(statement: string) {
    return v.parse(rowsSchema, await this.outside.db.execute(sql.raw(statement))).rows
  }
}
