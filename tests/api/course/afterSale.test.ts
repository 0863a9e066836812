import * as calls from '@/contracts/course/afterSale'
import type { CallContract } from '@/contracts/define'
import { studiedCourse } from '@/contracts/course/lessons'
import { cancelOrder, order as orderCall, orders } from '@/contracts/course/orders'
import { goodsExist } from '@/contracts/gaoshou/studentGoods'
import { courseAccounts } from '../../../server/src/services/course/courseAccounts'
import type { Parts } from '../harness/addressOf'
import type { Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const DAY = 86_400_000
const KEY = 'the-operators-key'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop({ operatorKey: KEY })
  backend = shop.backend
})
afterAll(() => backend.stop())

/** Somebody with a paid order. */
const bought = async (goodsId: string, more: object = {}) => {
  const buyer = await shop.buyer()
  const placed = await buyer.placed(goodsId, more)
  await shop.notify(await buyer.pay(placed.orderId), placed.payable)
  return { buyer, orderId: placed.orderId, params: { uid: buyer.uid, orderId: placed.orderId } }
}

const mailed = async () => {
  const buyer = await shop.buyer()
  const addressId = await buyer.address()
  const placed = await buyer.placed('270009', { addressId })
  await shop.notify(await buyer.pay(placed.orderId), placed.payable)
  return { buyer, orderId: placed.orderId, params: { uid: buyer.uid, orderId: placed.orderId } }
}

const ask = (buyer: Buyer, orderId: string) => {
  const given = { params: { uid: buyer.uid, orderId }, body: { reason: '买重了' } }
  return backend.call(calls.requestRefund, given, buyer.token)
}
const owns = async (buyer: Buyer, goodsId: string) =>
  (await backend.ask(goodsExist, { params: { uid: buyer.uid, goodsId } }, buyer.token)).exist
const paymentOf = async (orderId: string) =>
  (
    await backend.rows(
      `select refund_state, refund_reason, refund_amount from payments where order_id = '${orderId}' and state = 'paid'`,
    )
  )[0]
const operate = (contract: CallContract, parts: Parts, key: string | undefined = KEY) =>
  backend.send(contract, parts, undefined, key)
const decide = (orderId: string, body: { granted: boolean; note?: string }) =>
  operate(calls.decideRefund, { params: { orderId }, body })

describe('a refund', () => {
  test('within seven days is granted at once: the money goes back, the right ends, the coupon is free', async () => {
    const first = await shop.buyer()
    const couponId = `welcome-500-${first.uid}`
    const placed = await first.placed('270001', { couponId })
    await shop.notify(await first.pay(placed.orderId), placed.payable)
    const { orderId, payable } = placed
    expect(await owns(first, '270001')).toBe(true)
    expect(await ask(first, orderId)).toMatchObject({ result: { state: 'granted', amount: payable } })
    expect(await paymentOf(orderId)).toEqual({
      refund_state: 'due',
      refund_reason: 'buyerAsked',
      refund_amount: payable,
    })
    expect(await owns(first, '270001')).toBe(false)
    // Whoever has its page open reads why it stays closed; whoever never bought it reads something else.
    const lesson = (uid: string, token: string) =>
      backend.call(studiedCourse, { params: { uid, goodsId: '270001' } }, token)
    expect(await lesson(first.uid, first.token)).toMatchObject({ status: 403, code: 'Y40307' })
    const other = await shop.buyer()
    expect(await lesson(other.uid, other.token)).toMatchObject({ status: 403, code: 'Y40302' })
    const params = { uid: first.uid, orderId }
    expect(await backend.ask(orderCall, { params }, first.token)).toMatchObject({ status: 'refunded' })
    expect(await first.place('270001', { couponId })).toMatchObject({ result: { payable } })
    await backend.runChores()
    expect(await paymentOf(orderId)).toMatchObject({ refund_state: 'done' })
  })

  test('asked for ten times at once goes back once', async () => {
    const { buyer, orderId } = await bought('270001')
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(buyer, orderId)))
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
    const rows = await backend.rows(
      `select count(*)::int as n from order_refunds where order_id = '${orderId}'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('of what was mailed waits for the office, which decides once', async () => {
    const { buyer, orderId, params } = await mailed()
    const listed = async () =>
      (await backend.ask(orders, { params: { uid: buyer.uid }, query: {} }, buyer.token)).list[0]
    expect(await listed()).toMatchObject({ status: 'paid' })
    expect(await listed()).not.toHaveProperty('refunding')
    expect(await ask(buyer, orderId)).toMatchObject({ result: { state: 'requested' } })
    expect(await listed()).toMatchObject({ orderId, status: 'paid', refunding: true })
    expect(await owns(buyer, '270009')).toBe(true)
    const open = await operate(calls.openRefunds, {})
    expect(JSON.stringify(open.result)).toContain(orderId)
    expect(await decide(orderId, { granted: false, note: '已拆封' })).toMatchObject({
      result: { state: 'refused', note: '已拆封' },
    })
    expect(await decide(orderId, { granted: true })).toMatchObject({ code: 'Y40922' })
    const { refund } = await backend.ask(calls.afterSale, { params }, buyer.token)
    expect(refund).toMatchObject({ state: 'refused', note: '已拆封' })
    // Who sends it back asks once more.
    expect(await ask(buyer, orderId)).toMatchObject({ result: { state: 'requested' } })
    expect(await decide(orderId, { granted: true })).toMatchObject({ result: { state: 'granted' } })
    expect(await owns(buyer, '270009')).toBe(false)
  })

  test('granted twice at once by two in the office goes back once', async () => {
    const { buyer, orderId } = await mailed()
    await ask(buyer, orderId)
    const answers = await Promise.all([
      decide(orderId, { granted: true }),
      decide(orderId, { granted: true }),
    ])
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'Y40922'])
  })

  test('after a week is what is left of the course, by the published example', async () => {
    const { buyer, orderId, params } = await bought('270001')
    const lessons = await backend.rows(
      `select lesson_id from lessons where goods_id = '270001' and not retired order by position`,
    )
    const done = lessons
      .slice(0, 6)
      .map((row) => `(${buyer.uid}, '270001', '${String(row['lesson_id'])}', now())`)
    await backend.rows(`insert into lesson_progress values ${done.join()} returning 1 as one`)
    backend.time.now += 8 * DAY
    const amount = Math.floor((598_000 * (lessons.length - 6)) / lessons.length)
    const { quote } = await backend.ask(calls.afterSale, { params }, buyer.token)
    expect(quote).toEqual({ kind: 'part', amount })
    expect(await ask(buyer, orderId)).toMatchObject({ result: { state: 'requested', amount } })
    backend.time.now -= 8 * DAY
  })

  test.each([
    ['is not paid', '270001', 'notPaid'],
    ['was free', '270006', 'free'],
  ])('of an order that %s is refused', async (_, goodsId, why) => {
    const buyer = await shop.buyer()
    const { orderId } = await buyer.placed(goodsId)
    const params = { uid: buyer.uid, orderId }
    const { quote } = await backend.ask(calls.afterSale, { params }, buyer.token)
    expect(quote).toEqual({ kind: 'none', why })
    expect(await ask(buyer, orderId)).toMatchObject({ code: 'Y40918' })
  })

  test('of somebody else is not found, and the office has its key', async () => {
    const { orderId } = await bought('270001')
    const stranger = await shop.buyer()
    expect(await ask(stranger, orderId)).toMatchObject({ code: 'x404' })
    const answer = await operate(calls.decideRefund, { params: { orderId }, body: { granted: true } }, 'x')
    expect(answer).toMatchObject({ code: 'Y403' })
  })
})

describe('an invoice', () => {
  const company = {
    kind: 'company',
    title: '研途教育科技有限公司',
    taxNumber: '91110108MA01ABCD2X',
    email: 'office@example.com',
  } as const
  const person = { kind: 'person', title: '小满', email: 'me@example.com' } as const
  const request = (buyer: Buyer, orderId: string, data: typeof company | typeof person) =>
    backend.call(calls.requestInvoice, { params: { uid: buyer.uid, orderId }, body: { data } }, buyer.token)

  test('of a paid order is asked for, changed, and issued once', async () => {
    const { buyer, orderId, params } = await bought('270001')
    expect(await request(buyer, orderId, person)).toMatchObject({ result: { data: person } })
    expect(await request(buyer, orderId, company)).toMatchObject({ result: { data: company } })
    const body = { url: 'https://invoice.example.com/1.pdf' }
    await operate(calls.issueInvoice, { params: { orderId }, body })
    expect(await request(buyer, orderId, person)).toMatchObject({ code: 'Y40920' })
    const { invoice } = await backend.ask(calls.afterSale, { params }, buyer.token)
    expect(invoice).toMatchObject({ data: company, url: body.url })
  })

  test('of an order that is not paid is refused, and of somebody else not found', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await buyer.placed('270001')
    expect(await request(buyer, orderId, person)).toMatchObject({ code: 'Y40919' })
    expect(await request(await shop.buyer(), orderId, person)).toMatchObject({ code: 'x404' })
  })
})

test('money that went back has no invoice', async () => {
  const { buyer, orderId, params } = await bought('270001')
  const data = { kind: 'person', title: '小满', email: 'me@example.com' } as const
  await backend.ask(calls.requestInvoice, { params, body: { data } }, buyer.token)
  await ask(buyer, orderId)
  const body = { url: 'https://invoice.example.com/1.pdf' }
  expect(await operate(calls.issueInvoice, { params: { orderId }, body })).toMatchObject({ code: 'Y40919' })
})

test('nothing is sent of an order that is not paid, was closed, or was paid back', async () => {
  const send = (orderId: string) =>
    operate(calls.sendOrder, { params: { orderId }, body: { carrier: '顺丰速运', number: 'SF1234567890' } })
  const buyer = await shop.buyer()
  const { orderId } = await buyer.placed('270009', { addressId: await buyer.address() })
  expect(await send(orderId)).toMatchObject({ code: 'Y40923' })
  await backend.ask(cancelOrder, { params: { uid: buyer.uid, orderId }, body: {} }, buyer.token)
  expect(await send(orderId)).toMatchObject({ code: 'Y40923' })
  const returned = await mailed()
  await ask(returned.buyer, returned.orderId)
  await decide(returned.orderId, { granted: true })
  expect(await send(returned.orderId)).toMatchObject({ code: 'Y40923' })
})

/** Two accounts that bought the same and became one; the orders of that one. */
const boughtTwice = async () => {
  const [first, second] = [await bought('270001'), await bought('270001')]
  const [from, to] = [Number(first.buyer.uid), Number(second.buyer.uid)]
  await backend.db.transaction((tx) => courseAccounts.move(tx, from, to))
  return { buyer: second.buyer, orderIds: [first.orderId, second.orderId] as const }
}

describe('what was paid for twice, by accounts that became one', () => {
  test.each([
    [0, 1],
    [1, 0],
  ] as const)('stays until both are paid back (%i first)', async (one, two) => {
    const { buyer, orderIds } = await boughtTwice()
    expect(await ask(buyer, orderIds[one])).toMatchObject({ result: { state: 'granted' } })
    expect(await owns(buyer, '270001')).toBe(true)
    expect(await ask(buyer, orderIds[two])).toMatchObject({ result: { state: 'granted' } })
    expect(await owns(buyer, '270001')).toBe(false)
  })

  test('is gone when both are paid back at once', async () => {
    const { buyer, orderIds } = await boughtTwice()
    await Promise.all(orderIds.map((orderId) => ask(buyer, orderId)))
    expect(await owns(buyer, '270001')).toBe(false)
  })
})

test('an order whose right has ended gives nothing back, also when a later one renewed it', async () => {
  const { buyer, orderId, params } = await bought('270001')
  await backend.rows(
    `update goods set valid_until = null, valid_days = 30 where goods_id = '270001' returning goods_id`,
  )
  await backend.rows(
    `update orders set paid_at = paid_at - interval '31 days' where order_id = '${orderId}' returning order_id`,
  )
  await backend.rows(
    `update entitlements set expires_at = now() - interval '99 days' where uid = ${buyer.uid} returning uid`,
  )
  const renewed = await buyer.placed('270001')
  await shop.notify(await buyer.pay(renewed.orderId), renewed.payable)
  const { quote } = await backend.ask(calls.afterSale, { params }, buyer.token)
  expect(quote).toEqual({ kind: 'none', why: 'expired' })
  // The end of the later one is the end.
  expect(await ask(buyer, renewed.orderId)).toMatchObject({ result: { state: 'granted' } })
  expect(await owns(buyer, '270001')).toBe(false)
})

test('what was sent names its carrier and number, and is known of the order and of the list', async () => {
  const { buyer, orderId, params } = await mailed()
  const sentAt = async () => {
    const { uid, token } = buyer
    const { list } = await backend.ask(orders, { params: { uid }, query: {} }, token)
    return [await backend.ask(orderCall, { params }, token), ...list].map((one) => one.sentAt)
  }
  expect(await sentAt()).toEqual([undefined, undefined])
  const body = { carrier: '顺丰速运', number: 'SF1234567890' }
  await operate(calls.sendOrder, { params: { orderId }, body })
  const { delivery } = await backend.ask(calls.afterSale, { params }, buyer.token)
  expect(delivery).toEqual({ ...body, sentAt: backend.time.now })
  expect(await sentAt()).toEqual([backend.time.now, backend.time.now])
})
