/** @jest-environment ./tests/api/environment.cjs */
import * as orders from '@/contracts/course/orders'
import type { Backend } from './startBackend'
import { type Shop, startShop } from './startShop'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const buyer = () => shop.buyer()

describe('coupons', () => {
  const usable = async ({ uid, token }: { uid: string; token: string }, goodsId: string) =>
    (await backend.ask(orders.usableCoupons, { params: { uid }, query: { goodsId } }, token)).map(
      ({ amount }) => amount,
    )

  test('fit by threshold and class type, the largest first', async () => {
    const one = await buyer()
    expect(await usable(one, '270001')).toEqual([50_000, 10_000])
    expect(await usable(one, '270002')).toEqual([10_000])
    expect(await usable(one, '270009')).toEqual([1000])
    expect(await usable(one, '270006')).toEqual([])
  })

  test('lower the price once, and come back with a closed order', async () => {
    const one = await buyer()
    const couponId = `welcome-500-${one.uid}`
    const order = await one.placed('270001', { couponId })
    expect(order).toMatchObject({ price: 598_000, discount: 50_000, payable: 548_000 })
    expect(await one.place('270001', { couponId })).toMatchObject({ code: 'Y40904' })
    const used = await backend.ask(
      orders.coupons,
      { params: { uid: one.uid }, query: { state: 'used' } },
      one.token,
    )
    expect(used.list.map((coupon) => coupon.couponId)).toEqual([couponId])
    await backend.ask(orders.cancelOrder, { params: { uid: one.uid, orderId: order.orderId } }, one.token)
    expect(await one.place('270001', { couponId })).toMatchObject({ result: { payable: 548_000 } })
  })

  test('of somebody else, of other goods, or over are refused', async () => {
    const [one, two] = [await buyer(), await buyer()]
    expect(await one.place('270001', { couponId: `welcome-500-${two.uid}` })).toMatchObject({
      code: 'Y40904',
    })
    expect(await one.place('270002', { couponId: `welcome-500-${one.uid}` })).toMatchObject({
      code: 'Y40904',
    })
    backend.time.now += 14 * 86_400_000
    expect(await one.place('270001', { couponId: `welcome-500-${one.uid}` })).toMatchObject({
      code: 'Y40904',
    })
    const query = { state: 'expired' } as const
    const over = await backend.ask(orders.coupons, { params: { uid: one.uid }, query }, one.token)
    expect(over.list.map(({ state }) => state)).toEqual(['expired'])
  })
})
