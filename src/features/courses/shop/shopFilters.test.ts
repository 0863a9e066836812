import { filterQuery, goodsQuery, FREE, priceRanges, readShopFilter, sorts } from './shopFilters'

describe('the choice of a visitor of the shop', () => {
  test('comes back from the address as it was', () => {
    for (const { key: sort } of sorts) {
      for (const { key: price } of priceRanges) {
        const filter = { category: 'camp', price, sort, keyword: '英语' }
        const address = Object.fromEntries(
          Object.entries(filterQuery(filter)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        )
        expect(readShopFilter(address)).toEqual(filter)
      }
    }
  })

  test('is nothing where the address says what nobody offers', () => {
    expect(readShopFilter({ sort: 'random', price: 'all' })).toEqual(readShopFilter({}))
    expect(readShopFilter({ keyword: '词'.repeat(99) }).keyword).toHaveLength(40)
  })

  test('is asked for in 分, and what is not chosen is not asked for', () => {
    expect(goodsQuery(readShopFilter({}))).toEqual({})
    expect(goodsQuery(readShopFilter({ price: 'middle', sort: 'sales' }))).toEqual({
      priceFrom: 50_000,
      priceTo: 300_000,
      sort: 'sales',
    })
  })

  test('what is free is a choice of its own', () => {
    expect(goodsQuery(readShopFilter({ price: FREE }))).toEqual({ priceTo: 0 })
  })

  test('price ranges leave no price out', () => {
    const ranges = priceRanges.filter(({ key }) => key !== '' && key !== FREE)
    ranges.slice(1).forEach(({ from }, index) => expect(from).toBe(ranges[index]?.to))
    expect([ranges[0]?.from, ranges[ranges.length - 1]?.to]).toEqual([undefined, undefined])
  })
})
