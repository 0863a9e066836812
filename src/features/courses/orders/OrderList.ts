import { makeAutoObservable, observableRef } from 'mobx'
import { orders, type Order, type OrderStatus } from '@/contracts/course/orders'
import { PagedList } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'

const PAGE_SIZE = 8

/** Which orders are shown. */
export type Shown = OrderStatus | 'all'

/** The user's orders of one state, newest first. */
export class OrderList {
  pages: PagedList<Order>

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session'>,
    public shown: Shown,
  ) {
    this.pages = this.pagesOf(shown)
    makeAutoObservable<this, 'deps'>(this, { deps: false, pages: observableRef }, { autoBind: true })
  }

  show(shown: Shown): void {
    this.shown = shown
    this.reload()
  }

  /** Fetches the list anew. */
  reload(): void {
    this.pages = this.pagesOf(this.shown)
    void this.pages.more()
  }

  private pagesOf(shown: Shown): PagedList<Order> {
    const { call, session } = this.deps
    const status = shown === 'all' ? {} : { status: shown }
    return new PagedList({
      fetch: (page) =>
        call(
          orders,
          { params: { uid: session.uid }, query: { ...status, page, size: PAGE_SIZE } },
          { quiet: true },
        ),
      idOf: ({ orderId }) => orderId,
    })
  }
}
