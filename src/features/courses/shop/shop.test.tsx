import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { GOODS } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { readShopFilter } from './shopFilters'
import { Shop } from './Shop'
import { CoursesDetailView } from '../pages/courses-detail/CoursesDetailView'
import { ProductListView } from '../pages/product-list/ProductListView'
import { ProductMoreView } from '../pages/product-more/ProductMoreView'
import { SuperfineCourseView } from '../pages/superfine-course/SuperfineCourseView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LIST = 'GET /course/v1/goods'
const goods = (n: number, more: object = {}) => ({
  ...GOODS,
  goodsId: `g${n}`,
  title: `课程${n}`,
  cover: '/c.svg',
  ...more,
})
const page = (list: readonly object[], total = list.length) => ok({ list, total, page: 1, size: 8 })
const CATEGORIES = ok([
  { key: 'camp', name: '集训营' },
  { key: 'law', name: '法学' },
])

const openShop = async (given: Record<string, string> = {}, list: Answer = page([goods(1)])) => {
  const made = fakeStores({ answers: { [LIST]: list, 'GET /course/v1/shop-categories': CATEGORIES } })
  renderIn(made.stores, <ProductListView />, 'productList', given)
  await arrive(1000)
  const asked = () => new URL(made.network.sent(LIST).pop()?.url ?? '', 'https://x').searchParams
  return { ...made, asked }
}

describe('/product-list', () => {
  it('asks for what was chosen, and for all again', async () => {
    const { asked } = await openShop()
    fireEvent.click(screen.getByRole('tab', { name: '法学' }))
    fireEvent.click(screen.getByRole('radio', { name: '销量' }))
    fireEvent.click(screen.getByRole('button', { name: '价格' }))
    fireEvent.click(screen.getByRole('radio', { name: '500至3000元' }))
    await arrive(1000)
    expect(Object.fromEntries(asked())).toMatchObject({
      category: 'law',
      sort: 'sales',
      priceFrom: '50000',
      priceTo: '300000',
    })
    fireEvent.click(screen.getByRole('tab', { name: '全部' }))
    await arrive(1000)
    expect(asked().get('category')).toBeNull()
    expect(asked().get('sort')).toBe('sales')
  })

  it('marks what the learner owns, and asks nothing of a stranger', async () => {
    const list = page([goods(1), goods(2)])
    const EXISTS = `GET /gaoshou/v1/student/${UID}/goods-exists`
    const answers = { [LIST]: list, 'GET /course/v1/shop-categories': CATEGORIES }
    const told = ok([
      { goodsId: 'g1', exist: false },
      { goodsId: 'g2', exist: true },
    ])
    const made = fakeStores({ loggedIn: true, answers: { ...answers, [EXISTS]: told } })
    renderIn(made.stores, <ProductListView />, 'productList', {})
    await arrive(1000)
    expect(screen.getAllByText('已拥有')).toHaveLength(1)
    expect(made.network.sent(EXISTS)[0]?.url).toContain('goodsIds=g1%2Cg2')
    const stranger = await openShop()
    expect(stranger.network.sent(EXISTS)).toEqual([])
  })

  it('marks what the promotion sells by which a visitor came', async () => {
    const SALE = 'GET /gaoshou/v1/sale-list/27'
    const answers = { [LIST]: page([goods(1), goods(2)]), 'GET /course/v1/shop-categories': CATEGORIES }
    const { stores, network } = fakeStores({ answers: { ...answers, [SALE]: page([goods(2)]) } })
    stores.promotion.read({ promotionId: '27' })
    renderIn(stores, <ProductListView />, 'productList', {})
    await arrive(1000)
    expect(screen.getAllByText('活动课程')).toHaveLength(1)
    expect(network.sent(SALE)).toHaveLength(1)
    const without = await openShop()
    expect(without.network.sent(SALE)).toEqual([])
  })

  it('marks what was bought on another page when it is shown again', async () => {
    const EXISTS = `GET /gaoshou/v1/student/${UID}/goods-exists`
    const told = (exist: boolean) => ok([{ goodsId: 'g1', exist }])
    const { stores, network } = fakeStores({
      loggedIn: true,
      answers: {
        [LIST]: page([goods(1)]),
        'GET /course/v1/shop-categories': CATEGORIES,
        [EXISTS]: told(false),
      },
    })
    const shop = new Shop(stores, readShopFilter({}), () => undefined)
    shop.start()
    await arrive(1000)
    expect([...shop.owned]).toEqual([])
    network.answers[EXISTS] = told(true)
    shop.seeOwned()
    await arrive(1000)
    expect([...shop.owned]).toEqual(['g1'])
  })

  it('begins with the choice of its address', async () => {
    const { asked } = await openShop({ category: 'camp', sort: 'priceUp', keyword: '英语' })
    expect(Object.fromEntries(asked())).toMatchObject({ category: 'camp', sort: 'priceUp', keyword: '英语' })
    expect(screen.getByRole('tab', { name: '集训营' }).getAttribute('aria-selected')).toBe('true')
  })

  it('grows page by page, and tries a page again that failed', async () => {
    const { network } = await openShop({}, page([goods(1)], 2))
    network.answers[LIST] = cut
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }))
    await arrive(60_000)
    network.answers[LIST] = page([goods(2)], 2)
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    await arrive(1000)
    expect(screen.getByText('课程1')).toBeTruthy()
    expect(screen.getByText('课程2')).toBeTruthy()
    expect(screen.getByText('没有更多了')).toBeTruthy()
  })

  it('that finds nothing takes the filters back', async () => {
    const { asked, network } = await openShop({ keyword: '没有' }, page([]))
    expect(screen.getByText('没有找到合适的课程')).toBeTruthy()
    network.answers[LIST] = page([goods(1)])
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
    await arrive(1000)
    expect(asked().get('keyword')).toBeNull()
    expect(screen.getByText('课程1')).toBeTruthy()
  })

  it.each([
    [{}, { bar: true, brand: false, tags: false }],
    [{ btnShow: 'false' }, { bar: false, brand: false, tags: false }],
    [
      { btnShow: 'false', tag: 'true' },
      { bar: false, brand: false, tags: true },
    ],
    [{ logo: 'true' }, { bar: true, brand: true, tags: false }],
  ])('honours what the address says: %j', async (given, { bar, brand, tags }) => {
    await openShop(given, page([goods(1, { tags: ['直播答疑'] })]))
    expect(screen.queryByRole('button', { name: '帮我选课' }) !== null).toBe(bar)
    expect(screen.queryByText('研途') !== null).toBe(brand)
    expect(screen.queryByText('直播答疑') !== null).toBe(tags)
  })

  it('opens a course', async () => {
    const { visits } = await openShop()
    fireEvent.click(screen.getByTestId('goods-g1'))
    await arrive()
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g1'])
  })
})

describe('/product-more', () => {
  it('without courses leads to the shop', async () => {
    const { stores, visits } = fakeStores({
      answers: { [LIST]: page([]), 'GET /course/v1/shop-categories': CATEGORIES },
    })
    renderIn(stores, <ProductMoreView />, 'productMore', { category: 'law' })
    await arrive(1000)
    fireEvent.click(screen.getByRole('button', { name: '去商城看看' }))
    await arrive()
    expect(visits).toEqual(['replace /product-list'])
  })
})

describe('/superfine-course', () => {
  it('lets anyone try what has a clip, and only that', async () => {
    const { stores, network } = fakeStores({
      answers: {
        [LIST]: page([goods(1, { trialVid: 'v1' }), goods(2)]),
        'GET /course/v1/videos/v1': ok({ vid: 'v1', title: '第一讲', url: '/v.mp4', seconds: 24 }),
      },
    })
    renderIn(stores, <SuperfineCourseView />, 'superfineCourse')
    await arrive(1000)
    expect(screen.getAllByRole('button', { name: '免费试听' })).toHaveLength(1)
    fireEvent.click(screen.getByTestId('try-g1'))
    await arrive(1000)
    expect(network.sent('GET /course/v1/videos/v1')).toHaveLength(1)
    expect(new URL(network.sent(LIST)[0]?.url ?? '', 'https://x').searchParams.get('recommended')).toBe('1')
  })
})

describe('the outline of a course', () => {
  it('plays the clip of a lesson that may be tried', async () => {
    const lesson = { lessonId: '1', title: '第一讲', kind: 'video', minutes: 40, trial: true }
    const outline = [
      {
        title: '第一章',
        lessons: [
          { ...lesson, vid: 'v1' },
          { ...lesson, lessonId: '2', title: '第二讲' },
          { ...lesson, lessonId: '3', title: '第三讲', coming: true },
        ],
      },
    ]
    const { stores, network, visits } = fakeStores({
      answers: {
        'GET /course/v1/goods/g1': ok({ ...GOODS, outline }),
        'GET /course/v1/videos/v1': ok({ vid: 'v1', title: '片段', url: '/v.mp4', seconds: 24 }),
      },
    })
    renderIn(stores, <CoursesDetailView />, 'coursesDetail', { goodsId: 'g1' })
    await arrive(1000)
    fireEvent.click(screen.getByRole('tab', { name: '大纲' }))
    expect(screen.getByText('含试听')).toBeTruthy()
    expect(
      screen.getByText('共 3 讲，现在可学 2 讲，其中视频 80 分钟；1 讲视频还在整理，做好后直接在课里看'),
    ).toBeTruthy()
    expect(visits[visits.length - 1]).toBe('rewrite /courses/courses-detail?goodsId=g1&tab=outline')
    fireEvent.click(screen.getByRole('button', { name: '试听' }))
    await arrive(1000)
    expect(network.sent('GET /course/v1/videos/v1')).toHaveLength(1)
  })

  it('shows the tab of its address, as after a reload or on the way back', async () => {
    const { stores } = fakeStores({ answers: { 'GET /course/v1/goods/g1': ok(GOODS) } })
    renderIn(stores, <CoursesDetailView />, 'coursesDetail', { goodsId: 'g1', tab: 'teachers' })
    await arrive(1000)
    expect(screen.getByRole('tab', { name: '老师' }).getAttribute('aria-selected')).toBe('true')
  })
})
