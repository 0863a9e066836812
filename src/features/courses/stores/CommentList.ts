import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'
import { goodsComments, type Comment } from '@/contracts/course/goods'
import type { Stores } from '@/stores/Stores'

const SIZE = 10

/** The comments on goods, page by page; starts with those that came with the detail. */
export class CommentList {
  list: readonly Comment[]
  isLoading = false
  private page = 0

  constructor(
    private readonly deps: Pick<Stores, 'call'>,
    private readonly goodsId: string,
    first: readonly Comment[],
    private readonly total: number,
  ) {
    this.list = first
    makeAutoObservable<this, 'deps' | 'goodsId' | 'page' | 'total'>(
      this,
      { deps: false, goodsId: false, page: false, total: false },
      { autoBind: true },
    )
  }

  get hasMore(): boolean {
    return this.list.length < this.total
  }

  async more(): Promise<void> {
    if (this.isLoading) return
    this.isLoading = true
    try {
      const query = { page: this.page + 1, size: SIZE }
      const { list } = await this.deps.call(goodsComments, { params: { goodsId: this.goodsId }, query })
      runInAction(() => this.append(list))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      runInAction(() => {
        this.isLoading = false
      })
    }
  }

  private append(list: readonly Comment[]): void {
    this.page += 1
    const known = new Set(this.list.map(({ id }) => id))
    this.list = [...this.list, ...list.filter(({ id }) => !known.has(id))]
  }
}
