/** @jest-environment ./tests/api/environment.cjs */
import * as v from 'valibot'
import * as address from '@/contracts/course/addresses'
import * as goods from '@/contracts/course/goods'
import * as orders from '@/contracts/course/orders'
import { studyCentre } from '@/contracts/course/studyCentre'
import { NoticeSigner } from '../../server/src/gateways/payment/NoticeSigner'
import { type Backend, startBackend } from './startBackend'

let backend: Backend
let signer: NoticeSigner
beforeAll(async () => {
  backend = await startBackend()
  const [row] = await backend.rows(`select value from secrets where name = 'payment-notice'`)
  signer = new NoticeSigner(String(row?.['value']))
})
afterAll(() => backend.stop())

const MINUTE = 60_000
let phones = 13_600_000_000
const buyer = async () => {
  phones += 1
  const { uid, token } = await backend.login(String(phones))
  let key = 0
  const place = (goodsId: string, more: object = {}) => {
    key += 1
    const body = { idempotencyKey: `key-${phones}-${key}`, goodsId, agreementVersion: '2.0', ...more }
    return backend.call(orders.createOrder, { params: { uid }, body }, token)
  }
  const placed = async (goodsId: string, more: object = {}) => {
    const answer = await place(goodsId, more)
    return v.parse(orders.orderSchema, answer.result)
  }
  const pay = async (orderId: string) => {
    const payment = await backend.ask(orders.payOrder, { params: { uid, orderId }, body: {} }, token)
    if (payment.kind !== 'cashier') throw new Error(`Paid by ${payment.kind}`)
    return payment.paymentId
  }
  const status = (orderId: string) => backend.ask(orders.orderStatus, { params: { uid, orderId } }, token)
  return { uid, token, place, placed, pay, status }
}

const notice = (paymentId: string, amount: number, outcome: 'paid' | 'failed' = 'paid') => {
  const fields = { paymentId, outcome, amount, transactionId: 't1', at: backend.time.now }
  return { ...fields, signature: signer.sign(fields) }
}
const notify = (paymentId: string, amount: number, outcome?: 'paid' | 'failed') =>
  backend.call(orders.paymentNotify, { body: notice(paymentId, amount, outcome) })

describe('goods', () => {
  test('37 class types, each with the goods of two terms, all of them on sale', async () => {
    const types = await backend.ask(goods.classTypes, {})
    expect(types).toHaveLength(37)
    for (const { terms } of types) expect(terms.map(({ term }) => term)).toEqual([1, 2])
    const ids = types.flatMap(({ terms }) => terms.map(({ goodsId }) => goodsId))
    expect(new Set(ids).size).toBe(74)
    const [first = ''] = ids
    const detail = await backend.ask(goods.goodsDetail, { params: { goodsId: first } })
    expect(detail).toMatchObject({ term: 1, agreementName: 'course-agreement', agreementVersion: '2.0' })
    expect(detail.outline.flatMap(({ lessons }) => lessons)).toHaveLength(detail.lessonCount)
    expect(detail.outline.some(({ lessons }) => lessons.some(({ trial }) => trial))).toBe(true)
  })

  test('are paged and filtered', async () => {
    const all = await backend.ask(goods.goodsList, { query: { size: 5 } })
    expect(all).toMatchObject({ page: 1, size: 5, total: 83 })
    expect(all.list).toHaveLength(5)
    const second = await backend.ask(goods.goodsList, { query: { size: 5, page: '2' } })
    expect(second.list[0]?.goodsId).not.toBe(all.list[0]?.goodsId)
    const filtered = await backend.ask(goods.goodsList, { query: { classType: 'computer', term: '2' } })
    expect(filtered.list.map(({ classType, term }) => [classType, term])).toEqual([['computer', 2]])
    const found = await backend.ask(goods.goodsList, { query: { keyword: '密卷' } })
    expect(found.list.map(({ goodsId }) => goodsId)).toEqual(['270005'])
    expect(await backend.ask(goods.goodsList, { query: { keyword: '%' } })).toMatchObject({ total: 0 })
    const recommended = await backend.ask(goods.goodsList, { query: { recommended: '1' } })
    expect(recommended.list[0]?.goodsId).toBe('270001')
  })

  test('a list costs the same number of statements, however long it is', async () => {
    const short = await backend.countQueries(() => backend.ask(goods.goodsList, { query: { size: 1 } }))
    const long = await backend.countQueries(() => backend.ask(goods.goodsList, { query: { size: 50 } }))
    expect([short, long]).toEqual([4, 4])
  })

  test('the family of a class type begins with itself', async () => {
    const family = await backend.ask(goods.courseTypeFamily, { params: { id: 'computer' } })
    expect(family.map(({ code }) => code)).toEqual(['computer', 'electronic', 'mechanical', 'civil'])
    expect(await backend.call(goods.courseTypeFamily, { params: { id: 'none' } })).toMatchObject({
      code: 'x404',
    })
  })

  test('unknown goods answer x404', async () => {
    expect(await backend.call(goods.goodsDetail, { params: { goodsId: '0' } })).toMatchObject({
      status: 404,
      code: 'x404',
    })
  })

  test('comments are paged', async () => {
    const page = await backend.ask(goods.goodsComments, { params: { goodsId: '270101' }, query: { size: 2 } })
    expect(page.list).toHaveLength(2)
    expect(page.total).toBe(4)
  })
})

describe('orders', () => {
  test('the same key answers the same order; another wish under it is refused', async () => {
    const { uid, token } = await buyer()
    const body = { idempotencyKey: 'the-same-key', goodsId: '270001', agreementVersion: '2.0' }
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
    const fields = {
      receiver: '小满',
      phone: '13800138000',
      regionCode: '110108',
      province: '北京市',
      city: '市辖区',
      district: '海淀区',
      detail: '示例路1号',
    }
    const theirs = await backend.ask(
      address.createAddress,
      { params: { uid: stranger.uid }, body: fields },
      stranger.token,
    )
    expect(await place('270005', { addressId: theirs.addressId })).toMatchObject({ code: 'Y40005' })
    const mine = await backend.ask(address.createAddress, { params: { uid }, body: fields }, token)
    expect(await place('270005', { addressId: mine.addressId })).toMatchObject({
      result: { shipping: { receiver: '小满', region: '北京市市辖区海淀区' } },
    })
  })

  test('free goods are paid and owned at once', async () => {
    const { placed, status } = await buyer()
    const order = await placed('270006')
    expect(order).toMatchObject({ status: 'paid', payable: 0 })
    expect(await status(order.orderId)).toMatchObject({ entitled: true })
  })

  test('stock is not sold twice; a closed order gives it back', async () => {
    const stock = (left: number) =>
      backend.rows(`update goods set stock = ${left} where goods_id = '270009' returning goods_id`)
    await stock(1)
    const [one, two] = [await buyer(), await buyer()]
    const addressed = async ({ uid, token, place }: Awaited<ReturnType<typeof buyer>>) => {
      const fields = {
        receiver: '小满',
        phone: '13800138000',
        regionCode: '110108',
        province: '北京市',
        city: '市辖区',
        detail: '示例路1号',
      }
      const { addressId } = await backend.ask(address.createAddress, { params: { uid }, body: fields }, token)
      return () => place('270009', { addressId })
    }
    const [first, second] = [await addressed(one), await addressed(two)]
    const answers = await Promise.all([first(), second()])
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['Y40905', 'ok'])
    backend.time.now += 30 * MINUTE
    expect(await second()).toMatchObject({ status: 200 })
  })
})

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

  test('money that comes a second time is kept apart as surplus', async () => {
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
  })
})

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

describe('addresses', () => {
  const fields = {
    receiver: '小满',
    phone: '13800138000',
    regionCode: '110108',
    province: '北京市',
    city: '市辖区',
    district: '海淀区',
    detail: '示例路1号',
  }

  test('have exactly one default as long as there are any', async () => {
    const { uid, token } = await buyer()
    const params = { uid }
    const add = (isDefault: boolean) =>
      backend.ask(address.createAddress, { params, body: { ...fields, isDefault } }, token)
    const defaults = async () =>
      (await backend.ask(address.addresses, { params }, token)).map((row) => row.isDefault)
    const one = await add(false)
    expect(one.isDefault).toBe(true)
    backend.time.now += 1000
    const two = await add(true)
    expect(await defaults()).toEqual([true, false])
    await backend.ask(address.deleteAddress, { params: { uid, addressId: two.addressId } }, token)
    expect(
      await backend.ask(address.address, { params: { uid, addressId: one.addressId } }, token),
    ).toMatchObject({ isDefault: true })
    const body = { ...fields, detail: '新地址2号' }
    const changed = await backend.ask(
      address.updateAddress,
      { params: { uid, addressId: one.addressId }, body },
      token,
    )
    expect(changed).toMatchObject({ detail: '新地址2号', isDefault: true })
    expect(
      await backend.call(address.deleteAddress, { params: { uid, addressId: two.addressId } }, token),
    ).toMatchObject({ code: 'x404' })
  })

  test('are at most twenty', async () => {
    const { uid, token } = await buyer()
    const add = () => backend.call(address.createAddress, { params: { uid }, body: fields }, token)
    for (let known = 0; known < 20; known += 1) expect((await add()).status).toBe(200)
    expect(await add()).toMatchObject({ code: 'Y40006' })
  })
})

describe('the study centre', () => {
  test('is empty at first and knows the exam', async () => {
    const { uid, token } = await buyer()
    backend.time.now = Date.parse('2026-12-01T09:00:00+08:00')
    const login = await backend.login('13699999999')
    expect(login.uid).not.toBe(uid)
    expect(token).not.toBe(login.token)
    const centre = await backend.ask(studyCentre, { params: { uid: login.uid } }, login.token)
    expect(centre).toEqual({
      courses: [],
      tasks: [],
      nextLive: null,
      expiredCount: 0,
      daysToExam: 18,
      examYear: 2027,
    })
  })

  test('shows what was bought, its tasks, progress and the next live lesson', async () => {
    const { uid, token, placed, pay } = await buyer()
    const order = await placed('270001')
    await notify(await pay(order.orderId), order.payable)
    const centre = () => backend.ask(studyCentre, { params: { uid } }, token)
    expect(await centre()).toMatchObject({
      courses: [{ goodsId: '270001', lessonsDone: 0, progress: 0, nextLesson: { lessonId: '001' } }],
      tasks: [
        { lessonId: '001', done: false },
        { lessonId: '002', done: false },
      ],
      nextLive: { goodsId: '270001', startsAt: Date.parse('2026-12-05T19:30:00+08:00') },
    })
    const moment = new Date(backend.time.now).toISOString()
    await backend.rows(
      `insert into lesson_progress values (${uid}, '270001', '001', '${moment}') returning uid`,
    )
    expect(await centre()).toMatchObject({
      courses: [{ lessonsDone: 1, progress: 4, nextLesson: { lessonId: '002' } }],
      tasks: [{ lessonId: '001', done: true }, { lessonId: '002' }, { lessonId: '003' }],
    })
  })

  test('costs the same number of statements for one course and for three', async () => {
    const { uid, token, placed, pay } = await buyer()
    const own = async (goodsId: string) => {
      const order = await placed(goodsId)
      await notify(await pay(order.orderId), order.payable)
    }
    const centre = () => backend.ask(studyCentre, { params: { uid } }, token)
    await own('270001')
    const one = await backend.countQueries(centre)
    await own('270101')
    await own('270201')
    expect(await backend.countQueries(centre)).toBe(one)
  })

  test('counts what has ended', async () => {
    const { uid, token, placed, pay } = await buyer()
    const order = await placed('270001')
    await notify(await pay(order.orderId), order.payable)
    await backend.rows(`update entitlements set expires_at = '2026-01-01' where uid = ${uid} returning uid`)
    expect(await backend.ask(studyCentre, { params: { uid } }, token)).toMatchObject({
      courses: [],
      expiredCount: 1,
    })
  })
})
