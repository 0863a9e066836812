import * as goods from '@/contracts/course/goods'
import type { Backend } from '../harness/startBackend'
import { type Shop, startShop } from '../harness/startShop'

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

describe('goods', () => {
  test('37 class types, each with the goods of two terms, all of them on sale', async () => {
    const types = await backend.ask(goods.classTypes, {})
    expect(types).toHaveLength(37)
    for (const { terms } of types) expect(terms.map(({ term }) => term)).toEqual([1, 2])
    const ids = types.flatMap(({ terms }) => terms.map(({ goodsId }) => goodsId))
    expect(new Set(ids).size).toBe(74)
    const [first = ''] = ids
    const detail = await backend.ask(goods.goodsDetail, { params: { goodsId: first } })
    expect(detail).toMatchObject({ term: 1, agreementName: 'course-agreement', agreementVersion: '2.1' })
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
  })

  test('of the home page follow the season, month by month', async () => {
    const before = backend.time.now
    const query = { recommended: '1', size: 4 } as const
    const shown: string[][] = []
    for (const month of [6, 10, 16]) {
      backend.time.now = Date.UTC(2026, month, 20, 4)
      const { list } = await backend.ask(goods.goodsList, { query })
      shown.push(list.map(({ goodsId }) => goodsId))
    }
    backend.time.now = before
    expect(shown).toEqual([
      // July: the summer camp.
      ['270001', '270002', '270101', '270102'],
      // November: the last weeks, and the second terms.
      ['270002', '270005', '270102', '270502'],
      // May of the next year: what goes on until the retests.
      ['270002', '270001', '270005', '270101'],
    ])
  })

  test('of all categories are all goods, each once', async () => {
    const categories = await backend.ask(goods.shopCategories, {})
    const ids: string[] = []
    for (const { key } of categories) {
      const query = { category: key, size: '100' }
      ids.push(...(await backend.ask(goods.goodsList, { query })).list.map(({ goodsId }) => goodsId))
    }
    const all = await backend.ask(goods.goodsList, { query: { size: '100' } })
    expect([...ids].sort()).toEqual(all.list.map(({ goodsId }) => goodsId).sort())
    const none = await backend.ask(goods.goodsList, { query: { category: 'no-such' } })
    expect(none.total).toBe(0)
    const both = { category: categories[0]?.key, classType: 'computer' }
    expect(await backend.ask(goods.goodsList, { query: both })).toMatchObject({ total: 0 })
  })

  test.each([
    ['sales', (a: goods.Goods, b: goods.Goods) => a.learners >= b.learners],
    ['priceUp', (a: goods.Goods, b: goods.Goods) => a.price <= b.price],
    ['priceDown', (a: goods.Goods, b: goods.Goods) => a.price >= b.price],
  ] as const)('sorted by %s keep that order over pages, each once', async (sort, isInOrder) => {
    const pages = [1, 2, 3].map((page) => backend.ask(goods.goodsList, { query: { sort, page, size: 30 } }))
    const list = (await Promise.all(pages)).flatMap((page) => page.list)
    expect(new Set(list.map(({ goodsId }) => goodsId)).size).toBe(83)
    list.slice(1).forEach((row, index) => {
      const before = list[index]
      expect(before && isInOrder(before, row)).toBe(true)
    })
  })

  test('are found by price, both ends included', async () => {
    const query = { priceFrom: '39900', priceTo: '258000', size: '100' }
    const { list } = await backend.ask(goods.goodsList, { query })
    const prices = list.map(({ price }) => price)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([39_900, 258_000])
  })

  test('a list costs the same number of statements, however long it is', async () => {
    const short = await backend.countQueries(() => backend.ask(goods.goodsList, { query: { size: 1 } }))
    const long = await backend.countQueries(() => backend.ask(goods.goodsList, { query: { size: 50 } }))
    // Goods and their count, exam dates and seasons.
    expect([short, long]).toEqual([4, 4])
  })

  test('the family of a class type begins with itself', async () => {
    const family = await backend.ask(goods.courseTypeFamily, { params: { id: 'computer' } })
    expect(family.map(({ code }) => code)).toEqual(['computer', 'electronic', 'mechanical', 'civil'])
    const { classType } = await backend.ask(goods.goodsDetail, { params: { goodsId: '270006' } })
    expect(await backend.ask(goods.courseTypeFamily, { params: { id: classType } })).toEqual([])
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
