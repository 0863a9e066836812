import { makeAutoObservable, runInAction } from 'mobx'
import { paperRank, type RankRow } from '@/contracts/promo/papers'
import { PagedList, type ListPage } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'

const PAGE_SIZE = 20

/** The ranks of a paper, page after page, and the visitor's own. */
export class RankList {
  mine: RankRow | null = null
  readonly pages = new PagedList<RankRow>({ fetch: (page) => this.fetch(page) })

  constructor(
    private readonly stores: Pick<Stores, 'call'>,
    private readonly paperId: string,
  ) {
    makeAutoObservable<this, 'stores' | 'paperId'>(
      this,
      { stores: false, paperId: false, pages: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.pages.start()
  }

  private async fetch(page: number): Promise<ListPage<RankRow>> {
    const input = { params: { paperId: this.paperId }, query: { page, size: PAGE_SIZE } }
    const { list, total, mine } = await this.stores.call(paperRank, input, { quiet: true })
    runInAction(() => {
      this.mine = mine
    })
    return { list, total }
  }
}
