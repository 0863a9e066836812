import * as orders from '@/contracts/course/orders'
import type { Backend } from '../harness/startBackend'
import { type Shop, startShop } from '../harness/startShop'

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
const notice = (paymentId: string, amount: number, outcome?: 'paid' | 'failed') =>
  shop.notice(paymentId, amount, outcome)

describe('payment', () => {
  test('grants the goods once, also when the notification comes twice at once', async () => {
    const { uid, token, placed, pay, status } = await buyer()
    const order = await placed('270001')
    const paymentId = await pay(order.orderId)
    expect(await pay(order.orderId)).toBe(paymentId)
    await Promise.all([notify(paymentId, order.payable), notify(paymentId, order.payable)])
    expect(await notify(paymentId, order.payable)).toMatchObject({ result: { done: true } })
    expect(await status(order.orderId)).toEqual({ orderId: order.orderId, status: 'paid', entitled: true })
    const owned = await backend.rows(`select * from entitlements where uid = ${uid}`)
    expect(owned).toHaveLength(1)
    const again = await backend.ask(
      orders.payOrder,
      { params: { uid, orderId: order.orderId }, body: {} },
      token,
    )
    expect(again).toEqual({ kind: 'paid' })
  })

  test('a failure that comes after the payment changes nothing', async () => {
    const { placed, pay, status } = await buyer()
    const order = await placed('270001')
    const paymentId = await pay(order.orderId)
    await notify(paymentId, order.payable)
    await notify(paymentId, order.payable, 'failed')
    expect(await status(order.orderId)).toMatchObject({ status: 'paid', entitled: true })
  })

  test('a failure leaves the order unpaid and a later payment counts', async () => {
    const { placed, pay, status } = await buyer()
    const order = await placed('270001')
    const failed = await pay(order.orderId)
    await notify(failed, order.payable, 'failed')
    expect(await status(order.orderId)).toMatchObject({ status: 'unpaid', entitled: false })
    const again = await pay(order.orderId)
    expect(again).not.toBe(failed)
    await notify(again, order.payable)
    expect(await status(order.orderId)).toMatchObject({ status: 'paid' })
  })

  test('money that comes late, after the order was closed, is honoured', async () => {
    const { placed, pay, status } = await buyer()
    const order = await placed('270001')
    const paymentId = await pay(order.orderId)
    backend.time.now = order.expiresAt + MINUTE
    expect(await status(order.orderId)).toMatchObject({ status: 'closed' })
    await notify(paymentId, order.payable)
    expect(await status(order.orderId)).toMatchObject({ status: 'paid', entitled: true })
  })

  test('money that comes a second time goes back, and the cashier shows it', async () => {
    const { placed, pay } = await buyer()
    const order = await placed('270001')
    const first = await pay(order.orderId)
    await notify(first, order.payable, 'failed')
    const second = await pay(order.orderId)
    await notify(second, order.payable)
    await notify(first, order.payable)
    const rows = await backend.rows(
      `select state from payments where order_id = '${order.orderId}' order by state`,
    )
    expect(rows).toEqual([{ state: 'paid' }, { state: 'surplus' }])
    await backend.runChores()
    const [given] = await backend.rows(
      `select refund_state, refund_reason from payments where payment_id = '${first}'`,
    )
    expect(given).toEqual({ refund_state: 'done', refund_reason: 'orderPaid' })
    expect((await backend.fastify.inject(`/dev/cashier/${first}`)).body).toContain('已退款')
  })

  test('a forged or altered notification is refused', async () => {
    const { placed, pay, status } = await buyer()
    const order = await placed('270001')
    const paymentId = await pay(order.orderId)
    const forged = { ...notice(paymentId, order.payable), signature: '0'.repeat(64) }
    expect(await backend.call(orders.paymentNotify, { body: forged })).toMatchObject({ code: 'Y40301' })
    const altered = { ...notice(paymentId, order.payable, 'failed'), outcome: 'paid' } as const
    expect(await backend.call(orders.paymentNotify, { body: altered })).toMatchObject({ code: 'Y40301' })
    expect(await notify(paymentId, 1)).toMatchObject({ code: 'Y40301' })
    expect(await notify('none', 1)).toMatchObject({ code: 'x404' })
    expect(await status(order.orderId)).toMatchObject({ status: 'unpaid' })
  })

  test('what is owned is not sold again', async () => {
    const { uid, token, place, placed, pay } = await buyer()
    const [one, two] = [await placed('270001'), await placed('270001')]
    await notify(await pay(one.orderId), one.payable)
    expect(await place('270001')).toMatchObject({ code: 'Y40906' })
    const params = { uid, orderId: two.orderId }
    expect(await backend.call(orders.payOrder, { params, body: {} }, token)).toMatchObject({ code: 'Y40906' })
  })

  test.each([
    ['pay', 'pay-success', 'paid'],
    ['fail', 'pay-faillure', 'unpaid'],
    ['delay', 'pay-success', 'unpaid'],
  ])('the embedded cashier: %s leads to %s', async (action, page, state) => {
    const { placed, pay, status } = await buyer()
    const order = await placed('270001')
    const url = `/dev/cashier/${await pay(order.orderId)}`
    const shown = await backend.fastify.inject(url)
    expect(shown.body).toContain('¥5980.00')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await backend.fastify.inject({ method: 'POST', url, headers, payload: `action=${action}` })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/courses/${page}?orderId=${order.orderId}`)
    expect(await status(order.orderId)).toMatchObject({ status: state })
    const again = await backend.fastify.inject(url)
    expect(again.headers.location).toBe(state === 'paid' ? answer.headers.location : undefined)
  })
})
