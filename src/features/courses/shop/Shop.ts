import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { goodsList, shopCategories, type Goods, type ShopCategory } from '@/contracts/course/goods'
import { saleList } from '@/contracts/gaoshou/sellers'
import { goodsExists } from '@/contracts/gaoshou/studentGoods'
import { PagedList } from '@/stores/page/PagedList'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { goodsQuery, type ShopFilter } from './shopFilters'

/** Cards of one page: about two screens of a phone. */
const PAGE_SIZE = 8
/** Limit of goods in one request. */
const MOST_ASKED = 50

/** The shop as one visitor sees it: the choice, and the goods of that choice, page after page. */
export class Shop {
  readonly categories: Resource<readonly ShopCategory[]>
  /** The goods in sight that the learner owns. */
  readonly owned = new Set<string>()
  /** Goods sold by the visitor's promotion. */
  readonly promoted = new Set<string>()
  pages: PagedList<Goods>

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'promotion'>,
    public filter: ShopFilter,
    /** Called with every new choice, so that the address can keep it. */
    private readonly onChoice: (filter: ShopFilter) => void,
  ) {
    this.categories = new Resource(() => deps.call(shopCategories, {}, { quiet: true }))
    this.pages = this.pagesOf(filter)
    makeAutoObservable<this, 'deps' | 'onChoice'>(
      this,
      { deps: false, onChoice: false, categories: false, filter: observableRef, pages: observableRef },
      { autoBind: true },
    )
  }

  start(): void {
    void this.categories.load()
    void this.pages.more()
    void this.markPromoted()
  }

  choose(change: Partial<ShopFilter>): void {
    this.filter = { ...this.filter, ...change }
    this.pages = this.pagesOf(this.filter)
    void this.pages.more()
    this.onChoice(this.filter)
  }

  /** Refresh ownership when the page is shown again. */
  seeOwned(): void {
    void this.markOwned(this.pages.rows.map(({ goodsId }) => goodsId).filter((id) => !this.owned.has(id)))
  }

  private pagesOf(filter: ShopFilter): PagedList<Goods> {
    const wish = goodsQuery(filter)
    return new PagedList({
      fetch: async (page) => {
        const query = { ...wish, page, size: PAGE_SIZE }
        const found = await this.deps.call(goodsList, { query }, { quiet: true })
        void this.markOwned(found.list.map(({ goodsId }) => goodsId))
        return found
      },
      idOf: ({ goodsId }) => goodsId,
    })
  }

  private async markPromoted(): Promise<void> {
    const { call, promotion } = this.deps
    const id = promotion.promotionDigits
    if (!id) return
    const asked = { params: { id }, query: { size: MOST_ASKED } }
    const { list } = await catchApiError(
      () => call(saleList, asked, { quiet: true }),
      () => ({ list: [] }),
    )
    runInAction(() => {
      for (const { goodsId } of list) this.promoted.add(goodsId)
    })
  }

  /** Loads the ownership marks; a failure only leaves them out. */
  private async markOwned(goodsIds: readonly string[]): Promise<void> {
    const { call, session } = this.deps
    if (!session.isLoggedIn || goodsIds.length === 0) return
    for (let from = 0; from < goodsIds.length; from += MOST_ASKED) {
      const query = { goodsIds: goodsIds.slice(from, from + MOST_ASKED).join() }
      const told = await catchApiError(
        () => call(goodsExists, { params: { uid: session.uid }, query }, { quiet: true }),
        () => [],
      )
      runInAction(() => {
        for (const { goodsId, exist } of told) if (exist) this.owned.add(goodsId)
      })
    }
  }
}
