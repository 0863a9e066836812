import * as address from '@/contracts/course/addresses'
import * as coupons from '@/contracts/course/coupons'
import * as orders from '@/contracts/course/orders'
import { systemRandom } from '../../../server/src/ports/Random'
import { OrderPlacement } from '../../../server/src/services/course/orders/OrderPlacement'
import type { Backend } from '../harness/startBackend'
import { addressFields, type Buyer, type Shop, startShop } from '../harness/startShop'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const MINUTE = 60_000
const buyer = () => shop.buyer()
const notify = (paymentId: string, amount: number, outcome?: 'paid' | 'failed') =>
  shop.notify(paymentId, amount, outcome)

describe('orders', () => {
  test('the same key answers the same order; another wish under it is refused', async () => {
    const { uid, token } = await buyer()
    const body = { idempotencyKey: 'the-same-key', goodsId: '270001', agreementVersion: '2.1' }
    const ask = () => backend.ask(orders.createOrder, { params: { uid }, body }, token)
    const [one, two] = await Promise.all([ask(), ask()])
    expect(two).toEqual(one)
    expect(await ask()).toEqual(one)
    const other = { ...body, goodsId: '270002' }
    expect(await backend.call(orders.createOrder, { params: { uid }, body: other }, token)).toMatchObject({
      code: 'Y40909',
    })
    expect(await backend.ask(orders.orders, { params: { uid }, query: {} }, token)).toMatchObject({
      total: 1,
    })
  })

  test('close after thirty minutes and can then not be paid', async () => {
    const { uid, token, placed, status } = await buyer()
    const order = await placed('270001')
    expect(order.expiresAt - order.createdAt).toBe(30 * MINUTE)
    backend.time.now = order.expiresAt - 1
    expect(await status(order.orderId)).toMatchObject({ status: 'unpaid' })
    backend.time.now += 1
    const params = { uid, orderId: order.orderId }
    expect(await backend.call(orders.payOrder, { params, body: {} }, token)).toMatchObject({ code: 'Y40907' })
    const closed = await backend.ask(orders.order, { params }, token)
    expect(closed).toMatchObject({ status: 'closed', closedAt: order.expiresAt })
  })

  test('are closed by the chores too', async () => {
    const { placed } = await buyer()
    const order = await placed('270001')
    backend.time.now = order.expiresAt
    await backend.runChores()
    const [row] = await backend.rows(`select status from orders where order_id = '${order.orderId}'`)
    expect(row).toEqual({ status: 'closed' })
  })

  test('can be cancelled, twice too, but not once paid', async () => {
    const { uid, token, placed, pay } = await buyer()
    const one = await placed('270001')
    const cancel = (orderId: string) => backend.call(orders.cancelOrder, { params: { uid, orderId } }, token)
    expect(await cancel(one.orderId)).toMatchObject({ result: { status: 'closed' } })
    expect(await cancel(one.orderId)).toMatchObject({ result: { status: 'closed' } })
    const two = await placed('270002')
    await notify(await pay(two.orderId), two.payable)
    expect(await cancel(two.orderId)).toMatchObject({ code: 'Y40908' })
  })

  test('of somebody else do not exist', async () => {
    const one = await buyer()
    const two = await buyer()
    const { orderId } = await one.placed('270001')
    for (const contract of [orders.order, orders.orderStatus, orders.cancelOrder]) {
      const answer = await backend.call(contract, { params: { uid: two.uid, orderId } }, two.token)
      expect(answer).toMatchObject({ status: 404 })
    }
  })

  test('an outdated agreement has to be read again', async () => {
    const { place } = await buyer()
    expect(await place('270001', { agreementVersion: '1.0' })).toMatchObject({ code: 'Y40903' })
  })

  test('shipped goods need an address of the buyer', async () => {
    const { uid, token, place } = await buyer()
    expect(await place('270005')).toMatchObject({ code: 'Y40005', msg: '请选择收货地址' })
    const stranger = await buyer()
    const theirs = await backend.ask(
      address.createAddress,
      { params: { uid: stranger.uid }, body: addressFields },
      stranger.token,
    )
    expect(await place('270005', { addressId: theirs.addressId })).toMatchObject({ code: 'Y40005' })
    const mine = await backend.ask(address.createAddress, { params: { uid }, body: addressFields }, token)
    expect(await place('270005', { addressId: mine.addressId })).toMatchObject({
      result: { shipping: { receiver: '小满', region: '北京市海淀区' } },
    })
  })

  test('free goods are paid and owned at once', async () => {
    const { placed, status } = await buyer()
    const order = await placed('270006')
    expect(order).toMatchObject({ status: 'paid', payable: 0 })
    expect(await status(order.orderId)).toMatchObject({ entitled: true })
  })

  test('ten requests with one key at once are one order, also of the last place and with a coupon', async () => {
    await backend.rows(`update goods set stock = 1 where goods_id = '270003' returning goods_id`)
    const { uid, token } = await buyer()
    const [coupon] = await backend.ask(
      coupons.usableCoupons,
      { params: { uid }, query: { goodsId: '270003' } },
      token,
    )
    const body = {
      idempotencyKey: 'all-at-once',
      goodsId: '270003',
      agreementVersion: '2.1',
      couponId: coupon?.couponId,
    }
    const ask = () => backend.ask(orders.createOrder, { params: { uid }, body }, token)
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    await backend.rows(`update goods set stock = null where goods_id = '270003' returning goods_id`)
  })

  test('one buyer holds one place of what is few, and five unpaid orders at most', async () => {
    await backend.rows(`update goods set stock = 3 where goods_id = '270004' returning goods_id`)
    const { place } = await buyer()
    const same = await Promise.all([place('270004'), place('270004'), place('270004')])
    expect(same.map(({ code }) => code ?? 'ok').sort()).toEqual(['Y40911', 'Y40911', 'ok'])
    await backend.rows(`update goods set stock = null where goods_id = '270004' returning goods_id`)
    const more = await Promise.all(Array.from({ length: 6 }, () => place('270001')))
    expect(more.map(({ code }) => code ?? 'ok').sort()).toEqual(['Y40912', 'Y40912', 'ok', 'ok', 'ok', 'ok'])
  })

  test('an order number that is taken is drawn again', async () => {
    const drawn = ['1', '1', '2']
    const random = { ...systemRandom, digits: (length: number) => (drawn.shift() ?? '3').repeat(length) }
    const placement = new OrderPlacement(backend.db, () => backend.time.now, random)
    const { uid } = await buyer()
    const wish = { goodsId: '270001', agreementVersion: '2.1' }
    const one = await placement.place(Number(uid), { ...wish, idempotencyKey: 'number-one' })
    const two = await placement.place(Number(uid), { ...wish, idempotencyKey: 'number-two' })
    expect([one.orderId.at(-1), two.orderId.at(-1)]).toEqual(['1', '2'])
  })

  test('stock is not sold twice; a closed order gives it back', async () => {
    const stock = (left: number) =>
      backend.rows(`update goods set stock = ${left} where goods_id = '270009' returning goods_id`)
    await stock(1)
    const [one, two] = [await buyer(), await buyer()]
    const addressed = async (one: Buyer) => {
      const addressId = await one.address()
      return () => one.place('270009', { addressId })
    }
    const [first, second] = [await addressed(one), await addressed(two)]
    const answers = await Promise.all([first(), second()])
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['Y40905', 'ok'])
    backend.time.now += 30 * MINUTE
    expect(await second()).toMatchObject({ status: 200 })
  })
})
