import { goodsSorts, type GoodsSort } from '@/contracts/course/goods'
import type { Query } from '@/lib/query'
import { cutText } from '@/lib/text/cutText'

/** The shop's filter; an empty text is no choice. All of it is in the address. */
export interface ShopFilter {
  readonly category: string
  readonly price: string
  readonly sort: GoodsSort | ''
  readonly keyword: string
}

export const sorts: readonly { readonly key: GoodsSort | ''; readonly text: string }[] = [
  { key: '', text: '综合' },
  { key: 'sales', text: '销量' },
  { key: 'priceUp', text: '低价' },
  { key: 'priceDown', text: '高价' },
]

interface PriceRange {
  readonly key: string
  readonly text: string
  /** In 分, both ends included. */
  readonly from?: number
  readonly to?: number
}

/** The range of what costs nothing. */
export const FREE = 'free'

/** The price ranges of the filter. */
export const priceRanges: readonly PriceRange[] = [
  { key: '', text: '全部价格' },
  { key: FREE, text: '免费', to: 0 },
  { key: 'low', text: '500元以内', to: 50_000 },
  { key: 'middle', text: '500至3000元', from: 50_000, to: 300_000 },
  { key: 'high', text: '3000至6000元', from: 300_000, to: 600_000 },
  { key: 'top', text: '6000元以上', from: 600_000 },
]

const isSort = (text: string): text is GoodsSort => goodsSorts.some((sort) => sort === text)

/** Reads the choice out of an address; unknown values are ignored. */
export const readShopFilter = (given: Query): ShopFilter => {
  const { category = '', price = '', sort = '', keyword = '' } = given
  return {
    category,
    price: priceRanges.some(({ key }) => key === price) ? price : '',
    sort: isSort(sort) ? sort : '',
    keyword: cutText(keyword, 40),
  }
}

/** The choice as parts of an address; undefined where nothing is chosen. */
export const filterQuery = (filter: ShopFilter): Record<keyof ShopFilter, string | undefined> => ({
  category: filter.category || undefined,
  price: filter.price || undefined,
  sort: filter.sort || undefined,
  keyword: filter.keyword || undefined,
})

/** The choice as the backend is asked for it. */
export const goodsQuery = ({ category, price, sort, keyword }: ShopFilter) => {
  const range = priceRanges.find(({ key }) => key === price)
  return {
    ...(category && { category }),
    ...(range?.from !== undefined && { priceFrom: range.from }),
    ...(range?.to !== undefined && { priceTo: range.to }),
    ...(sort && { sort }),
    ...(keyword && { keyword }),
  }
}
