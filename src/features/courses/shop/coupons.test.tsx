import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { coupon, GOODS } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { CouponView } from '../pages/coupon/CouponView'
import { UsableCourseView } from '../pages/usable-course/UsableCourseView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const COUPONS = `/course/v1/users/${UID}/coupons`
const page = (list: readonly object[]) => ok({ list, total: list.length, page: 1, size: 20 })

const openCoupons = async (list: readonly object[] = []) => {
  const made = fakeStores({ loggedIn: true, answers: { [`GET ${COUPONS}`]: page(list) } })
  renderIn(made.stores, <CouponView />, 'coupon')
  await arrive(1000)
  return made
}

const claim = async (code: string) => {
  fireEvent.input(screen.getByLabelText('兑换码'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: '领取' }))
  await arrive(1000)
}

describe('/coupon', () => {
  it('asks for the coupons of the state that is shown', async () => {
    const { network } = await openCoupons([coupon('c1', 5000)])
    fireEvent.click(screen.getByRole('tab', { name: '已过期' }))
    await arrive(1000)
    const states = network
      .sent(`GET ${COUPONS}`)
      .map(({ url }) => new URL(url, 'https://x').searchParams.get('state'))
    expect([states[0], states[states.length - 1]]).toEqual(['usable', 'expired'])
  })

  it('leads from a coupon to what it can buy', async () => {
    const { visits } = await openCoupons([coupon('c1', 5000)])
    fireEvent.click(screen.getByRole('button', { name: '去使用' }))
    await arrive()
    expect(visits).toEqual(['push /usable-course?couponId=c1'])
  })

  it('claims the coupon of a code, says which it was, and shows it', async () => {
    const { network, stores } = await openCoupons()
    network.answers[`POST ${COUPONS}`] = ok({ ...coupon('c2', 5000), title: '研友券' })
    network.answers[`GET ${COUPONS}`] = page([coupon('c2', 5000)])
    await claim('yantu27')
    expect(bodyOf(network.sent(`POST ${COUPONS}`)[0])).toEqual({ code: 'yantu27' })
    expect(stores.ui.toast?.text).toBe('已领取「研友券」')
    expect(screen.getByRole('button', { name: '去使用' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('兑换码').value).toBe('')
  })

  it('says at the field why a code was refused, and keeps what was typed', async () => {
    const { network } = await openCoupons()
    network.answers[`POST ${COUPONS}`] = refused(404, 'Y40401', '兑换码不存在或已失效，请核对后再试')
    await claim('nosuch')
    expect(screen.getByText('兑换码不存在或已失效，请核对后再试')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('兑换码').value).toBe('nosuch')
  })

  it('asks nobody about an empty code', async () => {
    const { network } = await openCoupons()
    await claim('  ')
    expect(network.sent(`POST ${COUPONS}`)).toHaveLength(0)
    expect(screen.getByText('请输入兑换码')).toBeTruthy()
  })
})

describe('/usable-course', () => {
  it('shows the coupon and what it can buy', async () => {
    const answer = { list: [GOODS], total: 1, page: 1, size: 8, coupon: coupon('c1', 5000) }
    const { stores, visits } = fakeStores({
      loggedIn: true,
      answers: { [`GET ${COUPONS}/c1/goods`]: ok(answer) },
    })
    renderIn(stores, <UsableCourseView />, 'usableCourse', { couponId: 'c1' })
    await arrive(1000)
    expect(screen.getByText('券')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '去使用' })).toBeNull()
    fireEvent.click(screen.getByTestId('goods-g1'))
    await arrive()
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g1'])
  })

  it('without a coupon asks for nothing and leads to the own ones', async () => {
    const { stores, visits, network } = fakeStores({ loggedIn: true })
    renderIn(stores, <UsableCourseView />, 'usableCourse', {})
    await arrive(1000)
    expect(network.requests).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '我的优惠券' }))
    await arrive()
    expect(visits).toEqual(['replace /coupon'])
  })
})
