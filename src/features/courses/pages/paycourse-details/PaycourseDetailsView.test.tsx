import { fireEvent, screen } from '@testing-library/react'
import { fakePayment } from '@/platform/payment'
import { scroll } from '@/platform/scroll'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { address, coupon, GOODS, order } from '../../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { bodyOf, cut, ok, refused, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { PaycourseDetailsView } from './PaycourseDetailsView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const BASE = `/course/v1/users/${UID}`
const ORDERS = `POST ${BASE}/orders`
const open = async (
  answers: Record<string, Answer> = {},
  given: Record<string, string> = { goodsId: 'g1' },
) => {
  const made = fakeStores({
    loggedIn: true,
    answers: {
      'GET /course/v1/goods/g1': ok(GOODS),
      [`GET ${BASE}/coupons/usable`]: ok([coupon('c1', 3000)]),
      [`GET ${BASE}/addresses`]: ok([address('a1')]),
      [ORDERS]: order(),
      [`POST ${BASE}/orders/o1/pay`]: ok({ kind: 'cashier', paymentId: 'p1', url: '/cashier/p1' }),
      ...answers,
    },
  })
  fakePayment.outcome = 'done'
  renderIn(made.stores, <PaycourseDetailsView />, 'paycourseDetails', given)
  await arrive(3000)
  return made
}
const pay = async () => {
  fireEvent.click(screen.getByTestId('checkout-pay'))
  await arrive(3000)
}

describe('/courses/paycourse-details', () => {
  it('shows address, coupon and what is to be paid', async () => {
    await open()
    expect(screen.getByText(/张三/)).toBeTruthy()
    expect(screen.getByTestId('checkout-total').textContent).toContain('70')
  })

  it('shows the order of these goods that waits already, and places no second one without its coupon', async () => {
    const { result } = order().body as { result: object }
    await open({
      [`GET ${BASE}/orders`]: ok({ list: [result], total: 1, page: 1, size: 20 }),
      [`GET ${BASE}/orders/o1`]: order(),
    })
    expect(screen.queryByTestId('checkout-pay')).toBeNull()
    expect(screen.getByTestId('order-pay')).toBeTruthy()
  })

  it('without the coupon costs the price', async () => {
    await open()
    fireEvent.click(screen.getByText('不使用优惠券'))
    expect(screen.getByTestId('checkout-total').textContent).toContain('100')
  })

  it('asks for the agreement before anything is ordered', async () => {
    const { network, stores } = await open()
    const scrolled = jest.spyOn(scroll, 'toElement')
    await pay()
    expect([stores.ui.toast?.text, network.sent(ORDERS)]).toEqual(['请先阅读并同意课程服务协议', []])
    const [id = ''] = scrolled.mock.calls[0] ?? []
    expect(document.getElementById(id)?.contains(screen.getByTestId('checkout-agree'))).toBe(true)
    scrolled.mockRestore()
  })

  it.each([
    ['done', 'replace /courses/pay-success?orderId=o1'],
    ['failed', 'replace /courses/pay-faillure?orderId=o1'],
  ] as const)('leads on when paying is %s', async (outcome, visit) => {
    const { network, visits } = await open()
    fakePayment.outcome = outcome
    fireEvent.click(screen.getByTestId('checkout-agree'))
    await pay()
    expect(bodyOf(network.sent(ORDERS)[0])).toMatchObject({ couponId: 'c1', addressId: 'a1' })
    expect(visits).toEqual([visit])
  })

  it('stays and can be tried again when the order is refused', async () => {
    const { network, visits } = await open({ [ORDERS]: refused(409, 'Y40901', '券已被使用') })
    fireEvent.click(screen.getByTestId('checkout-agree'))
    await pay()
    expect(visits).toEqual([])
    network.answers[ORDERS] = order()
    await pay()
    expect(visits).toEqual(['replace /courses/pay-success?orderId=o1'])
  })

  it('offers another try when it could not be opened', async () => {
    const { network } = await open({ 'GET /course/v1/goods/g1': cut })
    network.answers['GET /course/v1/goods/g1'] = ok(GOODS)
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByTestId('checkout-pay')).toBeTruthy()
  })
})

describe('/courses/paycourse-details of a placed order', () => {
  const openOrder = (fields: Parameters<typeof order>[0]) =>
    open({ [`GET ${BASE}/orders/o1`]: order(fields) }, { orderId: 'o1' })

  it('shows that order and asks for nothing of a new one', async () => {
    const { network } = await openOrder({ status: 'paid', paidAt: 2, discount: 3000, payable: 7000 })
    expect(screen.getByText('已支付')).toBeTruthy()
    expect(screen.getByText('o1')).toBeTruthy()
    expect(screen.queryByTestId('checkout-pay')).toBeNull()
    expect(network.requests.some(({ url }) => url.includes('/goods/'))).toBe(false)
  })

  it('that is open can be paid, once', async () => {
    const { network, visits } = await openOrder({ status: 'unpaid' })
    fireEvent.click(screen.getByTestId('order-pay'))
    await arrive(3000)
    expect(visits).toEqual(['replace /courses/pay-success?orderId=o1'])
    expect(network.sent(ORDERS)).toEqual([])
  })

  it.each([
    ['closed', '已关闭'],
    ['refunded', '已退款'],
  ] as const)('that is %s says so and cannot be paid', async (status, text) => {
    await openOrder({ status })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByTestId('order-pay')).toBeNull()
  })
})
