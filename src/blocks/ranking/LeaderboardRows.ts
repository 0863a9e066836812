import { makeAutoObservable, runInAction } from 'mobx'
import { leaderboardItem, leaderboardPage, type Place } from '@/contracts/statistics/leaderboard'
import type { RankPeriod } from '@/domain/ranks/spanOf'
import { PagedList, type ListPage } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'

const PAGE_SIZE = 20

export interface ShownBoard {
  readonly boardId: string
  /** undefined for the results of one mock exam. */
  readonly period: RankPeriod | undefined
}

/** The places of a board, page after page, and the learner's own. */
export class LeaderboardRows {
  mine: Place | null = null
  /** How many learners have a place; more than can be paged through. */
  learners = 0
  readonly pages = new PagedList<Place>({ fetch: (page) => this.fetch(page) })

  constructor(
    private readonly stores: Pick<Stores, 'call'>,
    private readonly shown: ShownBoard,
  ) {
    makeAutoObservable<this, 'stores' | 'shown'>(
      this,
      { stores: false, shown: false, pages: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.pages.start()
  }

  private async fetch(page: number): Promise<ListPage<Place>> {
    const { call } = this.stores
    const { boardId, period } = this.shown
    const params = { boardId }
    const query = period && { period }
    // Fetch the own place with the first page only.
    const own =
      page === 1 ? await call(leaderboardItem, { params, query: { ...query } }, { quiet: true }) : undefined
    const places = await call(
      leaderboardPage,
      { params, query: { ...query, page, size: PAGE_SIZE } },
      { quiet: true },
    )
    runInAction(() => {
      if (!own) return
      this.mine = own.mine
      this.learners = own.learners
    })
    return places
  }
}
