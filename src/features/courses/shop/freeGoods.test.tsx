import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { GOODS } from '../../../../tests/builders/orders'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { readShopFilter } from './shopFilters'
import { FreeGoods } from './FreeGoods'
import { ProductListView } from '../pages/product-list/ProductListView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LIST = 'GET /course/v1/goods'
const EXISTS = `GET /gaoshou/v1/student/${UID}/goods-exists`
const BATCH = `POST /gaoshou/v1/student/${UID}/goods-batch-create`
const goods = (n: number) => ({ ...GOODS, goodsId: `g${n}`, title: `课程${n}`, cover: '/c.svg' })
const page = (list: readonly object[], total = list.length) => ok({ list, total, page: 1, size: 50 })
const ALL = [goods(1), goods(2), goods(3)]
const heldAre = (...held: string[]) =>
  ok(ALL.map(({ goodsId }) => ({ goodsId, exist: held.includes(goodsId) })))

const open = async (answers: Record<string, Answer>, given: Record<string, string> = { price: 'free' }) => {
  const known = { 'GET /course/v1/shop-categories': ok([]), [LIST]: page(ALL), ...answers }
  const world = fakeStores({ loggedIn: true, answers: known })
  renderIn(world.stores, <ProductListView />, 'productList', given)
  await arrive(1000)
  return world
}
const takeAll = async () => {
  fireEvent.click(screen.getByRole('button', { name: '一键领取免费课程' }))
  await arrive(1000)
}

describe('the free courses of the shop', () => {
  it('are taken at once where they are not held yet, and it is said which could not be', async () => {
    const { network, visits } = await open(
      {
        [EXISTS]: heldAre('g1'),
        [BATCH]: ok([
          { goodsId: 'g2', exist: true },
          { goodsId: 'g3', exist: false, refused: 'shipped' },
        ]),
      },
      { price: 'free', category: 'law' },
    )
    await takeAll()
    const asked = new URL(network.sent(LIST).pop()?.url ?? '', 'https://x').searchParams
    expect(Object.fromEntries(asked)).toEqual({ category: 'law', priceTo: '0', page: '1', size: '50' })
    expect(network.sent(BATCH).map(({ body }) => body)).toEqual(['{"goodsIds":["g2","g3"]}'])
    expect(screen.getByRole('heading', { name: '领到 1 门课' })).toBeTruthy()
    expect(screen.getByText('要寄送资料，请单独下单并填写地址')).toBeTruthy()
    fireEvent.click(screen.getByTestId('take-all-study'))
    await arrive()
    expect(visits[visits.length - 1]).toContain('study-center')
  })

  it('that are all held leave nothing to take', async () => {
    const { network } = await open({ [EXISTS]: heldAre('g1', 'g2', 'g3') })
    await takeAll()
    expect(screen.getByRole('heading', { name: '没有可领的课了' })).toBeTruthy()
    expect(network.sent(BATCH)).toEqual([])
  })

  it('are offered so nowhere else', async () => {
    await open({ [EXISTS]: heldAre() }, { price: 'low' })
    expect(screen.queryByRole('button', { name: '一键领取免费课程' })).toBeNull()
  })

  it('are taken page after page', async () => {
    const { stores, network } = fakeStores({ loggedIn: true, answers: { [EXISTS]: heldAre() } })
    network.answers[LIST] = page([goods(1)], 51)
    network.answers[BATCH] = ok([{ goodsId: 'g1', exist: true }])
    const free = new FreeGoods(stores)
    void free.takeAll(readShopFilter({ price: 'free' }))
    await arrive(1000)
    expect(network.sent(LIST).map(({ url }) => new URL(url, 'https://x').searchParams.get('page'))).toEqual([
      '1',
      '2',
    ])
    expect([free.isOpen, free.told]).toEqual([true, { taken: 2, refused: [] }])
    free.close()
    // A sheet that is going still says what it said.
    expect([free.isOpen, free.told]).toEqual([false, { taken: 2, refused: [] }])
  })
})
