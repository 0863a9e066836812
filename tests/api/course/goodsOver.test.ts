import { addGoods } from '@/contracts/gaoshou/studentGoods'
import type { Backend } from '../harness/startBackend'
import { type Shop, startShop } from '../harness/startShop'

const PAID = '270001'
const FREE = '270006'
const HOUR = 3_600_000

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

const change = (goodsId: string, what: string) =>
  backend.rows(`update goods set ${what} where goods_id = '${goodsId}' returning goods_id`)
const endsAt = (goodsId: string, moment: number) =>
  change(goodsId, `valid_until = '${new Date(moment).toISOString()}'`)

test('goods whose last day has passed are not sold', async () => {
  const { place } = await shop.buyer()
  await endsAt(PAID, backend.time.now - 1)
  expect(await place(PAID)).toMatchObject({ status: 409, code: 'Y40953' })
  await change(PAID, 'valid_until = null')
})

test('money that comes after the last day of its goods goes back', async () => {
  const { uid, placed, pay, status } = await shop.buyer()
  await endsAt(PAID, backend.time.now + HOUR / 6)
  const order = await placed(PAID)
  const paymentId = await pay(order.orderId)
  backend.time.now += HOUR / 6
  await shop.notify(paymentId, order.payable)
  expect(await status(order.orderId)).toMatchObject({ status: 'refunded', entitled: false })
  expect(await backend.rows(`select * from entitlements where uid = ${uid}`)).toEqual([])
  expect(
    await backend.rows(`select refund_state, refund_reason from payments where payment_id = '${paymentId}'`),
  ).toEqual([{ refund_state: 'due', refund_reason: 'goodsGone' }])
  await change(PAID, 'valid_until = null')
})

test('free goods of which there are few, that are sent, or that are over are not taken with one tap', async () => {
  const { uid, token } = await shop.buyer()
  const take = () => backend.call(addGoods, { params: { uid, goodsId: FREE }, body: {} }, token)
  await change(FREE, 'stock = 1')
  expect(await take()).toMatchObject({ code: 'Y40302' })
  await change(FREE, 'stock = null, shipped = true')
  expect(await take()).toMatchObject({ code: 'Y40302' })
  await change(FREE, 'shipped = false')
  await endsAt(FREE, backend.time.now)
  expect(await take()).toMatchObject({ code: 'Y40953' })
  await change(FREE, 'valid_until = null')
  expect(await take()).toMatchObject({ status: 200 })
})

test('what is taken for nothing after a paid right was over does not make the order worth its money again', async () => {
  const { uid, token, own } = await shop.buyer()
  await own(PAID)
  await backend.rows(
    `update entitlements set expires_at = now() - interval '400 days' where uid = ${uid} returning uid`,
  )
  await change(PAID, 'price = 0, shipped = false, stock = null')
  await backend.ask(addGoods, { params: { uid, goodsId: PAID }, body: {} }, token)
  expect(await backend.rows(`select source, order_id from entitlements where uid = ${uid}`)).toEqual([
    { source: 'free', order_id: null },
  ])
})
