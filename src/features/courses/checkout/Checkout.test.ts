import { fakePayment, payment } from '@/platform/payment'
import { bodyOf, cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, settled, through, UID } from '../../../../tests/builders/fakeStores'
import { address, coupon, GOODS, order } from '../../../../tests/builders/orders'
import { Checkout, ORDER_DRAFT } from './Checkout'

jest.useFakeTimers()

const BASE = `/course/v1/users/${UID}`
const ORDERS = `POST ${BASE}/orders`
const PAY = `POST ${BASE}/orders/o1/pay`
const world = async (
  answers: Record<string, Answer> = {},
  options: Parameters<typeof fakeStores>[0] = {},
) => {
  const made = fakeStores({
    loggedIn: true,
    ...options,
    answers: {
      'GET /course/v1/goods/g1': ok(GOODS),
      [`GET ${BASE}/coupons/usable`]: ok([coupon('c1', 3000), coupon('c2', 1000)]),
      [`GET ${BASE}/addresses`]: ok([address('a1'), address('a2')]),
      [ORDERS]: order(),
      [PAY]: ok({ kind: 'cashier', paymentId: 'p1', url: '/cashier/p1' }),
      ...answers,
    },
  })
  fakePayment.outcome = 'done'
  const checkout = new Checkout({ ...made.stores, payment }, 'g1')
  checkout.start()
  await settled()
  checkout.agree(true)
  return { ...made, checkout }
}
const ordered = (network: Awaited<ReturnType<typeof world>>['network']) =>
  network.sent(ORDERS).map((request) => bodyOf(request) as Record<string, unknown>)

describe('a checkout', () => {
  it('starts with the largest coupon and the default address', async () => {
    const { checkout } = await world()
    expect([checkout.couponId, checkout.addressId, checkout.payable]).toEqual(['c1', 'a1', 7000])
  })

  it('never costs less than nothing', async () => {
    const { checkout } = await world({ [`GET ${BASE}/coupons/usable`]: ok([coupon('c9', 99_999)]) })
    expect(checkout.payable).toBe(0)
  })

  it('orders goods, coupon, address, agreement and promotion with an idempotency key', async () => {
    const { checkout, network } = await world({}, { query: { promotionId: 'p27', inviteCode: 'A1' } })
    expect(await checkout.pay()).toEqual({ kind: 'success', orderId: 'o1' })
    const [body] = ordered(network)
    expect(body).toMatchObject({
      goodsId: 'g1',
      couponId: 'c1',
      addressId: 'a1',
      agreementVersion: '1.0',
      promotionId: '27',
      inviteCode: 'A1',
    })
    expect(network.sent(ORDERS)[0]?.headers['Idempotency-Key']).toBe(body?.['idempotencyKey'])
  })

  it.each([
    ['agreement', (checkout: Checkout) => checkout.agree(false), '请先阅读并同意课程服务协议'],
    [
      'address',
      (checkout: Checkout) => {
        checkout.addressId = undefined
      },
      '请先添加收货地址',
    ],
  ])('wants the %s first, and names it for the page to show', async (missing, change, said) => {
    const { checkout, network, stores } = await world()
    change(checkout)
    expect(await checkout.pay()).toEqual({ kind: 'stay', missing })
    expect([stores.ui.toast?.text, network.sent(ORDERS)]).toEqual([said, []])
  })

  it('wants no address for what is not shipped', async () => {
    const { checkout, network } = await world({ 'GET /course/v1/goods/g1': ok({ ...GOODS, shipped: false }) })
    await checkout.pay()
    expect(ordered(network)[0]).not.toHaveProperty('addressId')
  })

  it('places one order when tapped twice', async () => {
    const { checkout, network } = await world()
    expect(await Promise.all([checkout.pay(), checkout.pay()])).toEqual([
      { kind: 'success', orderId: 'o1' },
      { kind: 'stay' },
    ])
    expect(network.sent(ORDERS)).toHaveLength(1)
  })
})

describe('the key of an order', () => {
  const keysAfter = async (change: (checkout: Checkout) => void) => {
    const { checkout, network } = await world()
    fakePayment.outcome = 'cancelled'
    await checkout.pay()
    change(checkout)
    await checkout.pay()
    return ordered(network).map((body) => body['idempotencyKey'])
  }

  it('stays for the same choices: paying again after giving up pays the same order', async () => {
    const [first, second] = await keysAfter(() => undefined)
    expect(second).toBe(first)
  })

  it.each([
    ['coupon', (checkout: Checkout) => checkout.chooseCoupon('c2')],
    [
      'address',
      (checkout: Checkout) => {
        checkout.addressId = 'a2'
      },
    ],
  ])('is another one for another %s', async (_, change) => {
    const [first, second] = await keysAfter(change)
    expect(second).not.toBe(first)
  })

  it('comes back with the choices', async () => {
    const [first, second] = await keysAfter((checkout) => {
      checkout.chooseCoupon('c2')
      checkout.chooseCoupon('c1')
    })
    expect(second).toBe(first)
  })

  it('of what is owned already ends: there is nothing to buy', async () => {
    const { checkout } = await world({ [ORDERS]: refused(409, 'Y40906', '你已拥有该课程，可直接学习') })
    expect(await checkout.pay()).toEqual({ kind: 'owned' })
  })

  it('stays after a cut network, so that nothing is ordered twice', async () => {
    const { checkout, network } = await world({ [ORDERS]: cut })
    expect(await checkout.pay()).toEqual({ kind: 'stay' })
    network.answers[ORDERS] = order()
    await checkout.pay()
    const [first, second] = ordered(network).map((body) => body['idempotencyKey'])
    expect(second).toBe(first)
  })

  it('is given up with an order that ran out: the same choices start a new one', async () => {
    const { checkout, network } = await world()
    let placed = 0
    network.answers[ORDERS] = () => order({ status: ++placed === 1 ? 'closed' : 'unpaid' }) as never
    expect(await checkout.pay()).toEqual({ kind: 'success', orderId: 'o1' })
    const [first, second] = ordered(network).map((body) => body['idempotencyKey'])
    expect([network.sent(ORDERS).length, first === second]).toEqual([2, false])
  })
})

describe('coming back from the address page', () => {
  const comeBack = async (made: Awaited<ReturnType<typeof world>>) => {
    made.checkout.readChosenAddress()
    await settled()
  }

  it('takes the chosen address', async () => {
    const made = await world()
    made.stores.drafts.keep(ORDER_DRAFT, { addressId: 'a2' })
    await comeBack(made)
    expect(made.checkout.address?.addressId).toBe('a2')
  })

  it('takes the first one when the chosen one is gone', async () => {
    const made = await world()
    made.stores.drafts.keep(ORDER_DRAFT, { addressId: 'gone' })
    await comeBack(made)
    expect(made.checkout.addressId).toBe('a1')
  })

  it('does not press a coupon on somebody who wanted none', async () => {
    const made = await world()
    made.checkout.chooseCoupon(undefined)
    await comeBack(made)
    expect(made.checkout.couponId).toBeUndefined()
  })

  it('drops a coupon that ran out, but not the one of an order already placed', async () => {
    const made = await world()
    made.network.answers[`GET ${BASE}/coupons/usable`] = ok([])
    await comeBack(made)
    expect(made.checkout.couponId).toBeUndefined()

    const placed = await world()
    fakePayment.outcome = 'cancelled'
    await placed.checkout.pay()
    placed.network.answers[`GET ${BASE}/coupons/usable`] = ok([])
    await comeBack(placed)
    expect(placed.checkout.couponId).toBe('c1')
  })
})

describe('paying', () => {
  it.each([
    ['done', { kind: 'success', orderId: 'o1' }],
    ['failed', { kind: 'failure', orderId: 'o1' }],
    ['left', { kind: 'left' }],
    ['cancelled', { kind: 'stay' }],
  ] as const)('that ends %s leads to %j', async (outcome, expected) => {
    const { checkout, stores } = await world()
    fakePayment.outcome = outcome
    expect(await checkout.pay()).toEqual(expected)
    expect(stores.ui.toast?.text).toBe(
      outcome === 'cancelled' ? '已取消支付，订单为你保留 30 分钟' : undefined,
    )
  })

  it.each([
    ['browser', 'h5'],
    ['wechat', 'jsapi'],
    ['mini-program', 'mini-program'],
  ] as const)('in %s uses the channel %s', async (container, channel) => {
    const { checkout, network } = await world({}, { in: container })
    await checkout.pay()
    expect(bodyOf(network.sent(PAY)[0])).toEqual({ channel })
  })

  it('is not needed for what is free, or paid already', async () => {
    const free = await world({ [ORDERS]: order({ status: 'paid' }) })
    expect(await free.checkout.pay()).toEqual({ kind: 'success', orderId: 'o1' })
    expect(free.network.sent(PAY)).toEqual([])
    const paid = await world({ [PAY]: ok({ kind: 'paid' }) })
    fakePayment.outcome = 'failed'
    expect(await paid.checkout.pay()).toEqual({ kind: 'success', orderId: 'o1' })
  })

  it('that the backend refuses stays and says why', async () => {
    const { checkout, stores } = await world({ [ORDERS]: refused(409, 'Y40905', '课程已售罄') })
    expect(await through(checkout.pay())).toEqual({ kind: 'stay' })
    expect([stores.ui.toast?.text, checkout.isPaying]).toEqual(['课程已售罄', false])
  })
})
