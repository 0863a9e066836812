import { smsCode } from '@/contracts/auth/smsCode'
import { account } from '@/contracts/auth/account'
import { token as tokenCall } from '@/contracts/auth/token'
import * as coupons from '@/contracts/course/coupons'
import * as orders from '@/contracts/course/orders'
import type { Backend } from '../harness/startBackend'
import { type Pair, startPair } from '../harness/startPair'
import { type Shop, startShop } from '../harness/startShop'

const HALF_AN_HOUR = 31 * 60_000

let shop: Shop
let one: Backend
let other: Backend
let pair: Pair

beforeAll(async () => {
  shop = await startShop()
  pair = await startPair(shop.backend)
  one = pair.one
  other = pair.other
})
afterAll(() => pair.stop())

describe('two processes on one database are one backend', () => {
  test('a code that one has sent logs in at the other, once', async () => {
    const phone = '13700000001'
    await one.ask(smsCode, { query: { mobile: phone, type: '3' } })
    const code = await one.inbox(phone)
    const query = { grant_type: 'sms', client_id: 'test', mobile: phone, code } as const
    const answers = await Promise.all([one.send(tokenCall, { query }), other.send(tokenCall, { query })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a login at one is a login at the other', async () => {
    const { uid, token } = await one.login('13700000002')
    expect((await other.call(account, { params: { uid } }, token)).status).toBe(200)
  })

  test('each counts its own requests', async () => {
    const counted = async (backend: Backend): Promise<number> => {
      const { body } = await backend.fastify.inject('/metrics')
      const lines = body.split('\n').filter((line) => line.includes('route="/base/v1/subject"'))
      return lines
        .filter((line) => /_count/.test(line))
        .reduce((sum, line) => sum + Number(line.split(' ').pop()), 0)
    }
    for (let turn = 0; turn < 3; turn += 1) await one.fastify.inject('/base/v1/subject')
    await other.fastify.inject('/base/v1/subject')
    expect([await counted(one), await counted(other)]).toEqual([3, 1])
  })

  test('both count into one limit', async () => {
    const query = { mobile: '13700000003', type: '3' }
    const answers = await Promise.all([one, other].map((backend) => backend.send(smsCode, { query })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  })

  test('one key at both is one order', async () => {
    const { uid, token } = await shop.buyer()
    const body = { idempotencyKey: 'at-both-at-once', goodsId: '270001', agreementVersion: '2.1' }
    const answers = await Promise.all(
      [one, other].map((backend) => backend.ask(orders.createOrder, { params: { uid }, body }, token)),
    )
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  })

  test('a payment that both are told of grants once', async () => {
    const buyer = await shop.buyer()
    const order = await buyer.placed('270001')
    const body = shop.notice(await buyer.pay(order.orderId), order.payable)
    await Promise.all([one, other].map((backend) => backend.call(orders.paymentNotify, { body })))
    const rows = await one.rows(`select count(*)::int as granted from entitlements where uid = ${buyer.uid}`)
    expect(rows).toEqual([{ granted: 1 }])
  })

  test('chores that both do at once are done once: an order that is over gives its coupon and its stock back once', async () => {
    const buyer = await shop.buyer()
    const usable = () =>
      one.ask(
        coupons.usableCoupons,
        { params: { uid: buyer.uid }, query: { goodsId: '270001' } },
        buyer.token,
      )
    const before = await usable()
    const order = await buyer.placed('270001', { couponId: before[0]?.couponId })
    one.time.now += HALF_AN_HOUR
    await Promise.all([one.runChores(), other.runChores()])
    expect((await buyer.status(order.orderId)).status).toBe('closed')
    expect(await usable()).toEqual(before)
  })
})
