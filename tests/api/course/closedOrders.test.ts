import { coupons, usableCoupons } from '@/contracts/course/coupons'
import { cancelOrder, type Order } from '@/contracts/course/orders'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const GOODS = '270003'
/** Leaves one place of the goods, so that others see when it is taken. */
const place = (stock: string) =>
  backend.rows(`update goods set stock = ${stock} where goods_id = '${GOODS}' returning goods_id`)

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
beforeEach(async () => {
  // Close unpaid orders of other tests.
  backend.time.now += 3_600_000
  await place('1')
})
afterAll(() => backend.stop())

const usable = async ({ uid, token }: Buyer): Promise<string[]> =>
  (await backend.ask(usableCoupons, { params: { uid }, query: { goodsId: GOODS } }, token)).map(
    ({ couponId }) => couponId,
  )
const used = async ({ uid, token }: Buyer): Promise<string[]> =>
  (await backend.ask(coupons, { params: { uid }, query: { state: 'used' } }, token)).list.map(
    ({ couponId }) => couponId,
  )

/** Whatever ends an unpaid order. */
const ENDS: readonly (readonly [string, (buyer: Buyer, order: Order) => Promise<unknown>])[] = [
  [
    'its thirty minutes pass',
    async (_buyer, { expiresAt }) => {
      backend.time.now = expiresAt
    },
  ],
  [
    'the chores find it too old',
    async (_buyer, { expiresAt }) => {
      backend.time.now = expiresAt
      await backend.runChores()
    },
  ],
  [
    'its buyer cancels it',
    ({ uid, token }, { orderId }) => backend.ask(cancelOrder, { params: { uid, orderId } }, token),
  ],
]

test.each(ENDS)(
  'an unpaid order holds its coupon and its place, and gives both back when %s',
  async (_name, end) => {
    const [one, other] = [await shop.buyer(), await shop.buyer()]
    const [couponId = ''] = await usable(one)
    expect(couponId).not.toBe('')
    const order = await one.placed(GOODS, { couponId })
    backend.time.now = order.expiresAt - 1
    expect(await usable(one)).not.toContain(couponId)
    expect(await used(one)).toEqual([couponId])
    expect(await other.place(GOODS)).toMatchObject({ code: 'Y40905' })
    await end(one, order)
    expect(await usable(one)).toContain(couponId)
    expect(await used(one)).toEqual([])
    const next = await other.placed(GOODS)
    expect(next).toMatchObject({ status: 'unpaid' })
    // The place is held again, so the first buyer's coupon alone does not bring it back.
    expect(await one.place(GOODS, { couponId })).toMatchObject({ code: 'Y40905' })
    await backend.ask(cancelOrder, { params: { uid: other.uid, orderId: next.orderId } }, other.token)
    expect(await one.place(GOODS, { couponId })).toMatchObject({ result: { discount: order.discount } })
    await place('null')
  },
)

test('late money is kept when the order that took its coupon since is over too, written down or not', async () => {
  const buyer = await shop.buyer()
  const [couponId = ''] = await usable(buyer)
  await place('null')
  const first = await buyer.placed(GOODS, { couponId })
  const payment = await buyer.pay(first.orderId)
  backend.time.now = first.expiresAt
  const second = await buyer.placed(GOODS, { couponId })
  expect(second.discount).toBe(first.discount)
  backend.time.now = second.expiresAt
  await shop.notify(payment, first.payable)
  expect((await buyer.status(first.orderId)).status).toBe('paid')
  expect(await used(buyer)).toEqual([couponId])
})
