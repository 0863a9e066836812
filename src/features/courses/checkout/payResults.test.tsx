import { fireEvent, screen } from '@testing-library/react'
import { fakePayment } from '@/platform/payment'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { GOODS, order } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { CoursesDetailView } from '../pages/courses-detail/CoursesDetailView'
import { PayFailureView } from '../pages/pay-failure/PayFailureView'
import { PaySuccessView } from '../pages/pay-success/PaySuccessView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ORDER = `/course/v1/users/${UID}/orders/o1`
const given = { orderId: 'o1' }
const world = (answers: Record<string, Answer>) => fakeStores({ loggedIn: true, answers })

describe('/courses/pay-success', () => {
  const status = (state: string, entitled: boolean) => ok({ orderId: 'o1', status: state, entitled })

  it('waits until the backend has the money, then leads to the lessons', async () => {
    const { stores, network, visits } = world({
      [`GET ${ORDER}/status`]: status('unpaid', false),
      [`GET ${ORDER}`]: order({ status: 'paid', paidAt: 2 }),
    })
    renderIn(stores, <PaySuccessView />, 'paySuccess', given)
    await arrive(500)
    expect(screen.getByText('正在确认支付结果…')).toBeTruthy()
    network.answers[`GET ${ORDER}/status`] = status('paid', true)
    await arrive(10_000)
    expect(screen.getByText('支付成功')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '去学习' }))
    await arrive()
    expect(visits).toEqual(['replace /courses/course-learning?goodsId=g1'])
  })

  it('names the branch of the teacher, and leads to its chat', async () => {
    const card = { teacherName: '段景行', title: '班主任', wechatId: 'wx', qrUrl: '/qr.png' }
    const words = { headline: '', hint: '', services: [] }
    const { stores, visits } = world({
      [`GET ${ORDER}/status`]: status('paid', true),
      [`GET ${ORDER}`]: order({ status: 'paid', paidAt: 2 }),
      'GET /base/v1/teacher-card': ok({ ...card, ...words, sellerId: 's03' }),
      'GET /gaoshou/v2/seller-business-info/s03': ok({
        ...{
          id: 's03',
          name: '段景行',
          title: '班主任',
          avatar: '',
          branchId: 'anhui',
          branchName: '安徽校区',
        },
        ...{ inviteCode: 'YT0003', wechatId: 'wx', qrUrl: '/qr.png', consultUrl: '/blank?url=x' },
      }),
    })
    renderIn(stores, <PaySuccessView />, 'paySuccess', given)
    await arrive(10_000)
    expect(screen.getByText(/所属校区：安徽校区/)).toBeTruthy()
    fireEvent.click(screen.getByText('在线咨询'))
    await arrive()
    expect(visits).toHaveLength(1)
  })

  it('says that it was paid although the order does not come', async () => {
    const { stores, visits } = world({
      [`GET ${ORDER}/status`]: status('paid', true),
      [`GET ${ORDER}`]: refused(500, 'Y500'),
    })
    renderIn(stores, <PaySuccessView />, 'paySuccess', given)
    await arrive(10_000)
    expect(screen.getByText('支付成功')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '去学习' }))
    await arrive()
    expect(visits).toEqual(['tab /courses/study-center'])
  })

  it('says that money for an order that brings nothing comes back, and not that nobody paid', async () => {
    const { stores, visits } = world({
      [`GET ${ORDER}/status`]: status('refunded', false),
      [`GET ${ORDER}`]: order({ status: 'refunded' }),
    })
    renderIn(stores, <PaySuccessView />, 'paySuccess', given)
    await arrive(3000)
    expect(screen.getByText('这笔钱会原路退回')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '看这个订单' }))
    await arrive()
    expect(visits).toEqual(['push /courses/paycourse-details?orderId=o1'])
  })

  it('says that an order was closed', async () => {
    const { stores } = world({
      [`GET ${ORDER}/status`]: status('closed', false),
      [`GET ${ORDER}`]: order({ status: 'closed' }),
    })
    renderIn(stores, <PaySuccessView />, 'paySuccess', given)
    await arrive(3000)
    expect(screen.getByText('订单已关闭')).toBeTruthy()
  })
})

describe('a result page without an order that it knows', () => {
  it.each([
    ['paySuccess', <PaySuccessView key="success" />],
    ['payFailure', <PayFailureView key="failure" />],
  ] as const)('%s offers the orders and pays nothing', async (id, view) => {
    const { stores, visits } = world({})
    renderIn(stores, view, id, {})
    await arrive(3000)
    expect(screen.queryByTestId('pay-again')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '我的订单' }))
    await arrive()
    expect(visits).toEqual(['push /user-order'])
  })
})

describe('/courses/pay-faillure', () => {
  it('pays the same order again', async () => {
    const { stores, visits } = world({
      [`GET ${ORDER}`]: order(),
      [`POST ${ORDER}/pay`]: ok({ kind: 'cashier', paymentId: 'p1', url: '/cashier/p1' }),
    })
    fakePayment.outcome = 'done'
    renderIn(stores, <PayFailureView />, 'payFailure', given)
    await arrive(1000)
    fireEvent.click(screen.getByTestId('pay-again'))
    await arrive(1000)
    expect(visits).toEqual(['replace /courses/pay-success?orderId=o1'])
  })

  it('stays when that is refused', async () => {
    const { stores, visits } = world({
      [`GET ${ORDER}`]: order(),
      [`POST ${ORDER}/pay`]: refused(409, 'Y40901', '订单已关闭'),
    })
    renderIn(stores, <PayFailureView />, 'payFailure', given)
    await arrive(1000)
    fireEvent.click(screen.getByTestId('pay-again'))
    await arrive(1000)
    expect([visits, stores.ui.toast?.text]).toEqual([[], '订单已关闭'])
  })
})

describe('/courses/courses-detail', () => {
  it('shows the course, its parts and the way to buy', async () => {
    const { stores, visits } = world({
      'GET /course/v1/goods/g1': ok(GOODS),
      [`GET /gaoshou/v1/students/${UID}/goods/g1/exist`]: ok({ exist: false }),
    })
    renderIn(stores, <CoursesDetailView />, 'coursesDetail', { goodsId: 'g1' })
    await arrive(1000)
    fireEvent.click(screen.getByRole('tab', { name: '评价' }))
    expect(screen.getByText('还没有评价')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '立即购买' }))
    await arrive(1000)
    expect(visits[visits.length - 1]).toBe('push /courses/paycourse-details?goodsId=g1')
  })

  it('of a course that costs nothing takes it with one tap, and leads to it then', async () => {
    const EXIST = `GET /gaoshou/v1/students/${UID}/goods/g1/exist`
    const TAKE = `POST /gaoshou/v1/student/${UID}/goods/g1`
    const { stores, visits, network } = world({
      'GET /course/v1/goods/g1': ok({ ...GOODS, price: 0, shipped: false }),
      [EXIST]: ok({ goodsId: 'g1', exist: false }),
      [TAKE]: ok({ goodsId: 'g1', exist: true }),
    })
    stores.promotion.read({ promotionId: '127', inviteCode: 'YT0003' })
    renderIn(stores, <CoursesDetailView />, 'coursesDetail', { goodsId: 'g1' })
    await arrive(1000)
    network.answers[EXIST] = ok({ goodsId: 'g1', exist: true })
    fireEvent.click(screen.getByRole('button', { name: '免费加入' }))
    await arrive(1000)
    const attributionOf = { promotionId: '127', inviteCode: 'YT0003' }
    expect(network.sent(TAKE).map(({ body }) => JSON.parse(String(body)))).toEqual([attributionOf])
    fireEvent.click(screen.getByRole('button', { name: '去学习' }))
    await arrive(1000)
    expect(visits).toEqual(['push /courses/course-learning?promotionId=127&inviteCode=YT0003&goodsId=g1'])
  })

  it('leads to the other class types of its family, in the same term', async () => {
    const type = (code: string, ...terms: readonly (readonly [1 | 2, string])[]) => ({
      ...{ code, name: `${code}班`, group: '理工' },
      terms: terms.map(([term, goodsId]) => ({ term, name: `第${term}期`, goodsId })),
    })
    const { classType, term } = GOODS
    const { stores, visits } = world({
      'GET /course/v1/goods/g1': ok(GOODS),
      [`GET /gaoshou/v1/students/${UID}/goods/g1/exist`]: ok({ goodsId: 'g1', exist: false }),
      [`GET /course/v1/course-type/${classType}/family`]: ok([
        type(classType, [1, 'g1'], [2, 'g1']),
        type('电子', [1, 'g2'], [2, 'g2']),
        type('土木', [term === 1 ? 2 : 1, 'g3']),
      ]),
    })
    renderIn(stores, <CoursesDetailView />, 'coursesDetail', { goodsId: 'g1' })
    await arrive(1000)
    expect(screen.queryByText('土木班')).toBeNull()
    fireEvent.click(screen.getByText('电子班'))
    await arrive(1000)
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g2'])
  })
})
