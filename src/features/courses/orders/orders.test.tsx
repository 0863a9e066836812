import { fireEvent, screen, within } from '@testing-library/react'
import type { AfterSale } from '@/contracts/course/afterSale'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { order } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { copied } from '@/platform/clipboard'
import { PaycourseDetailsView } from '../pages/paycourse-details/PaycourseDetailsView'
import { UserOrderView } from '../pages/user-order/UserOrderView'

beforeEach(() => {
  jest.useFakeTimers()
  jest.setSystemTime(1000)
})
afterEach(() => jest.useRealTimers())

const ORDERS = `/course/v1/users/${UID}/orders`
const ORDER = `${ORDERS}/o1`
const MEMBER = `GET /gaoshou/v1/student-member/${UID}/member-info`
const PAID = { status: 'paid', paidAt: 2 }
const fresh: AfterSale = {
  quote: { kind: 'whole', amount: 10_000 },
  refund: null,
  invoice: null,
  delivery: null,
}

const openList = async (
  list: readonly object[],
  given: Record<string, string> = {},
  more: Record<string, Answer> = {},
) => {
  const made = fakeStores({
    loggedIn: true,
    answers: { [`GET ${ORDERS}`]: ok({ list, total: list.length, page: 1, size: 8 }), ...more },
  })
  renderIn(made.stores, <UserOrderView />, 'userOrder', given)
  await arrive(1000)
  return made
}

const openOrder = async (state: object, after: object = {}, answers: Record<string, Answer> = {}) => {
  const made = fakeStores({
    loggedIn: true,
    answers: {
      [`GET ${ORDER}`]: order(state),
      [`GET ${ORDER}/after-sale`]: ok({ ...fresh, ...after }),
      ...answers,
    },
  })
  renderIn(made.stores, <PaycourseDetailsView />, 'paycourseDetails', { orderId: 'o1' })
  await arrive(1000)
  return made
}

const row = (more: object) => ({
  orderId: 'o1',
  goodsId: 'g1',
  title: '营',
  cover: '/c.svg',
  status: 'unpaid',
  price: 1,
  discount: 0,
  payable: 1,
  createdAt: 1,
  expiresAt: 2,
  ...more,
})

describe('/user-order', () => {
  it('says that a refund is being looked at', async () => {
    await openList([row({ status: 'paid', refunding: true }), row({ orderId: 'o2', status: 'paid' })])
    expect(within(screen.getByTestId('order-o1')).getByText('退款审核中')).toBeTruthy()
    expect(within(screen.getByTestId('order-o2')).getByText('已支付')).toBeTruthy()
  })

  it.each([
    [{ isMember: false, memberId: '', memberName: '', temporary: false, expireTime: null }, '未开通'],
    [
      { isMember: true, memberId: '1', memberName: '学习会员', temporary: false, expireTime: null },
      '学习会员，长期有效',
    ],
    [
      {
        isMember: true,
        memberId: '2',
        memberName: '题库会员',
        temporary: true,
        expireTime: Date.parse('2026-12-01T23:59:59+08:00'),
      },
      '题库会员（体验），2026-12-01 到期',
    ],
  ])('says the membership of the learner: %j', async (member, words) => {
    await openList([], {}, { [MEMBER]: ok(member) })
    expect(screen.getByText('我的会员')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('shows the orders when the membership cannot be read', async () => {
    await openList([row({})], {}, { [MEMBER]: refused(500) })
    expect(screen.getByTestId('order-o1')).toBeTruthy()
    expect(screen.queryByText('我的会员')).toBeNull()
  })

  it('asks for the state of its address, and for another that is chosen', async () => {
    const { network } = await openList([row({})], { status: 'paid' })
    fireEvent.click(screen.getByRole('tab', { name: '已关闭' }))
    await arrive(1000)
    const asked = network
      .sent(`GET ${ORDERS}`)
      .map(({ url }) => new URL(url, 'https://x').searchParams.get('status'))
    expect([asked[0], asked[asked.length - 1]]).toEqual(['paid', 'closed'])
  })

  it.each([
    ['unpaid', '去支付', 'push /courses/paycourse-details?orderId=o1'],
    ['paid', '去学习', 'push /courses/course-learning?goodsId=g1'],
    ['paid', '发票与售后', 'push /courses/paycourse-details?orderId=o1'],
    ['closed', '再看看这门课', 'push /courses/courses-detail?goodsId=g1'],
    ['refunded', '再看看这门课', 'push /courses/courses-detail?goodsId=g1'],
  ])('%s: %s', async (status, name, visit) => {
    const { visits } = await openList([row({ status })])
    fireEvent.click(screen.getByRole('button', { name }))
    await arrive()
    expect(visits).toEqual([visit])
  })

  it('without orders leads to the shop', async () => {
    const { visits } = await openList([])
    fireEvent.click(screen.getByRole('button', { name: '去选课' }))
    await arrive()
    expect(visits).toEqual(['push /product-list'])
  })
})

describe('an order that was placed', () => {
  it('is cancelled after a question', async () => {
    const { network, stores } = await openOrder({ expiresAt: 1_800_000 })
    network.answers[`POST ${ORDER}/cancel`] = order({ status: 'closed' })
    fireEvent.click(screen.getByRole('button', { name: '取消订单' }))
    await arrive()
    expect(network.sent(`POST ${ORDER}/cancel`)).toHaveLength(0)
    stores.ui.close(true)
    await arrive(1000)
    expect(screen.getByText('已关闭')).toBeTruthy()
  })

  it('says in words how long it can be paid, second by second', async () => {
    await openOrder({ expiresAt: Date.now() + 1_795_000 })
    expect(screen.getByRole('timer').textContent).toBe('还剩 29 分 54 秒')
    await arrive(1000)
    expect(screen.getByRole('timer').textContent).toBe('还剩 29 分 53 秒')
    for (let second = 0; second < 60; second += 1) await arrive(1000)
    expect(screen.getByRole('timer').textContent).toBe('还剩 28 分 53 秒')
  })

  it('gives its number to who has to tell it', async () => {
    const { stores } = await openOrder(PAID)
    fireEvent.click(screen.getByRole('link', { name: '复制订单编号' }))
    await arrive()
    expect(copied.text).toBe('o1')
    expect(stores.ui.toast?.text).toBe('订单编号已复制')
  })

  it('closes on the screen when its time is over', async () => {
    const { network } = await openOrder({ expiresAt: 5000 })
    network.answers[`GET ${ORDER}`] = order({ status: 'closed' })
    for (let second = 0; second < 5; second += 1) await arrive(1000)
    await arrive(1000)
    expect(screen.getByText('已关闭')).toBeTruthy()
  })

  it('whose time is over asks again when the network was away, and by a press', async () => {
    const { network } = await openOrder({ expiresAt: 5000 })
    network.answers[`GET ${ORDER}`] = refused(409, 'Y409', '出了点问题')
    for (let second = 0; second < 6; second += 1) await arrive(1000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText(/付款时间已过/)).toBeTruthy()
    const asked = network.sent(`GET ${ORDER}`).length
    fireEvent.click(screen.getByTestId('order-look'))
    await arrive()
    expect(network.sent(`GET ${ORDER}`)).toHaveLength(asked + 1)
    network.answers[`GET ${ORDER}`] = order({ status: 'closed' })
    await arrive(10_000)
    await arrive(1000)
    expect(screen.getByText('已关闭')).toBeTruthy()
  })

  it('gives the money back for a reason, and says how far that is', async () => {
    const { network } = await openOrder(PAID)
    fireEvent.click(screen.getByText('申请退款'))
    await arrive(1000)
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('100')).toBeTruthy()
    const refund = { state: 'requested', amount: 10_000, reason: '其他原因', requestedAt: 3 }
    network.answers[`POST ${ORDER}/refund`] = ok(refund)
    network.answers[`GET ${ORDER}/after-sale`] = ok({ ...fresh, refund })
    fireEvent.click(sheet.getByRole('radio', { name: '其他原因' }))
    fireEvent.click(sheet.getByRole('button', { name: '提交申请' }))
    await arrive(1000)
    expect(bodyOf(network.sent(`POST ${ORDER}/refund`)[0])).toEqual({ reason: '其他原因' })
    expect(screen.getByText('审核中')).toBeTruthy()
  })

  it.each([
    [{ quote: { kind: 'none', why: 'finished' } }, '课程已学完，不再退款'],
    [{ quote: { kind: 'part', amount: 1 } }, '按剩余课时退还'],
    [{ refund: { state: 'refused', amount: 1, reason: '', note: '已拆封', requestedAt: 1 } }, '已拆封'],
    [{ delivery: { carrier: '顺丰速运', number: 'SF123456', sentAt: 1 } }, '顺丰速运 SF123456'],
  ])('says %j in words: %s', async (after, words) => {
    const shipping = { receiver: '林', phone: '139', region: '湖北', detail: '1号' }
    await openOrder({ ...PAID, shipping }, after)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('asks for an invoice only when its data are whole', async () => {
    const { network } = await openOrder(PAID)
    fireEvent.click(screen.getByText('开发票'))
    await arrive(1000)
    const sheet = within(screen.getByRole('dialog'))
    fireEvent.click(sheet.getByRole('radio', { name: '单位' }))
    fireEvent.input(sheet.getByLabelText('发票抬头'), { target: { value: '研途教育科技有限公司' } })
    fireEvent.input(sheet.getByLabelText('税号'), { target: { value: '123' } })
    fireEvent.input(sheet.getByLabelText('接收邮箱'), { target: { value: 'me' } })
    fireEvent.click(sheet.getByRole('button', { name: '提交' }))
    await arrive()
    expect(sheet.getByText('税号为15、18或20位字母和数字')).toBeTruthy()
    expect(sheet.getByText('请填写正确的邮箱')).toBeTruthy()
    expect(network.sent(`POST ${ORDER}/invoice`)).toHaveLength(0)
    network.answers[`POST ${ORDER}/invoice`] = ok({})
    fireEvent.input(sheet.getByLabelText('税号'), { target: { value: '91110108ma01abcd2x' } })
    fireEvent.input(sheet.getByLabelText('接收邮箱'), { target: { value: 'me@example.com' } })
    fireEvent.click(sheet.getByRole('button', { name: '提交' }))
    await arrive(1000)
    expect(bodyOf(network.sent(`POST ${ORDER}/invoice`)[0])).toEqual({
      data: {
        kind: 'company',
        title: '研途教育科技有限公司',
        taxNumber: '91110108MA01ABCD2X',
        email: 'me@example.com',
      },
    })
  })
})
