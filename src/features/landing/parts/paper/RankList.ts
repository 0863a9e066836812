import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'
import { paperRank, type RankRow } from '@/contracts/promo/papers'
import type { Stores } from '@/stores/Stores'

const PAGE_SIZE = 20

/** The ranks of a paper, page after page, and the visitor's own. */
export class RankList {
  rows: readonly RankRow[] = []
  mine: RankRow | null = null
  total = 0
  error = ''
  isLoading = false
  private page = 0

  constructor(
    private readonly stores: Pick<Stores, 'call'>,
    private readonly paperId: string,
  ) {
    makeAutoObservable<this, 'stores' | 'paperId'>(
      this,
      { stores: false, paperId: false },
      { autoBind: true },
    )
  }

  get hasMore(): boolean {
    return this.rows.length < this.total
  }

  get isFirst(): boolean {
    return this.page === 0
  }

  start(): void {
    void this.more()
  }

  async more(): Promise<void> {
    if (this.isLoading) return
    this.isLoading = true
    this.error = ''
    try {
      const query = { page: this.page + 1, size: PAGE_SIZE }
      const input = { params: { paperId: this.paperId }, query }
      const { list, total, mine } = await this.stores.call(paperRank, input, { quiet: true })
      runInAction(() => {
        this.rows = [...this.rows, ...list]
        // A page that came back empty is the end, whatever was counted before.
        this.total = list.length === 0 ? this.rows.length : total
        this.mine = mine
        this.page += 1
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        this.error = error.msg
      })
    } finally {
      runInAction(() => {
        this.isLoading = false
      })
    }
  }
}
