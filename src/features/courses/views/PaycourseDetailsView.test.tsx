import { fireEvent, screen } from '@testing-library/react'
import { fakePayment } from '@/platform/payment'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { address, coupon, GOODS, order } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { PaycourseDetailsView } from './PaycourseDetailsView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const BASE = `/course/v1/users/${UID}`
const ORDERS = `POST ${BASE}/orders`
const open = async (answers: Record<string, Answer> = {}) => {
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
  renderIn(made.stores, <PaycourseDetailsView />, 'paycourseDetails', { goodsId: 'g1' })
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

  it('without the coupon costs the price', async () => {
    await open()
    fireEvent.click(screen.getByText('不使用优惠券'))
    expect(screen.getByTestId('checkout-total').textContent).toContain('100')
  })

  it('asks for the agreement before anything is ordered', async () => {
    const { network, stores } = await open()
    await pay()
    expect([stores.ui.toast?.text, network.sent(ORDERS)]).toEqual(['请先阅读并同意课程服务协议', []])
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
