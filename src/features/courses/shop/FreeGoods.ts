import { makeAutoObservable, runInAction } from 'mobx'
import { goodsList, type Goods } from '@/contracts/course/goods'
import {
  addGoodsBatch,
  goodsExists,
  MOST_TAKEN,
  type TakenGoods,
  type TakeRefusal,
} from '@/contracts/gaoshou/studentGoods'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { goodsQuery, type ShopFilter } from './shopFilters'
import { attributionOf } from './attributionOf'

/** A free course that one tap does not give. */
export interface RefusedGoods extends Pick<Goods, 'goodsId' | 'title'> {
  readonly refused: TakeRefusal
}

/** Results of one tap: claimed and refused goods. */
export interface TakenAll {
  readonly taken: number
  readonly refused: readonly RefusedGoods[]
}

/** All free courses of a choice in the shop, taken at once. */
export class FreeGoods {
  readonly taking = new Task()
  /** How it went last. */
  told: TakenAll | undefined
  /** Whether the result is open; its text stays until the sheet has closed. */
  isOpen = false

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'loginFlow' | 'promotion'>) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, taking: false }, { autoBind: true })
  }

  async takeAll(filter: ShopFilter): Promise<void> {
    if (!(await this.deps.loginFlow.require())) return
    await this.taking.succeeds(async () => {
      const told = await this.takeFrom(filter)
      runInAction(() => {
        this.told = told
        this.isOpen = true
      })
    })
  }

  close(): void {
    this.isOpen = false
  }

  private async takeFrom(filter: ShopFilter): Promise<TakenAll> {
    const told: (TakenGoods & Pick<Goods, 'title'>)[] = []
    for (let page = 1, total = 1; (page - 1) * MOST_TAKEN < total; page += 1) {
      const query = { ...goodsQuery(filter), page, size: MOST_TAKEN }
      const found = await this.deps.call(goodsList, { query })
      total = found.total
      told.push(...(await this.take(found.list)))
    }
    return {
      taken: told.filter(({ exist }) => exist).length,
      refused: told.flatMap(({ goodsId, title, refused }) => (refused ? [{ goodsId, title, refused }] : [])),
    }
  }

  private async take(list: readonly Goods[]): Promise<(TakenGoods & Pick<Goods, 'title'>)[]> {
    const { call, session, promotion } = this.deps
    if (list.length === 0) return []
    const params = { uid: session.uid }
    const titles = new Map(list.map(({ goodsId, title }) => [goodsId, title]))
    const known = await call(goodsExists, { params, query: { goodsIds: [...titles.keys()].join() } })
    const goodsIds = known.filter(({ exist }) => !exist).map(({ goodsId }) => goodsId)
    if (goodsIds.length === 0) return []
    const told = await call(addGoodsBatch, { params, body: { goodsIds, ...attributionOf(promotion) } })
    return told.map((one) => ({ ...one, title: titles.get(one.goodsId) ?? '' }))
  }
}
