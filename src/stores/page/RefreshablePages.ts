import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PagedList } from './PagedList'

/** A paged list that can be reloaded, as when its page is shown again. The shown rows stay until the new ones arrive. */
export class RefreshablePages<Row> {
  pages: PagedList<Row>

  constructor(private readonly begin: () => PagedList<Row>) {
    this.pages = begin()
    makeAutoObservable<this, 'begin'>(this, { begin: false, pages: observableRef }, { autoBind: true })
  }

  start(): void {
    this.pages.start()
  }

  /** Fetches as many rows as are shown; false when that fails. */
  async reload(): Promise<boolean> {
    const wanted = this.pages.rows.length
    if (!this.pages.hasBegun) return false
    const pages = this.begin()
    do await pages.more()
    while (!pages.error && pages.hasMore && pages.rows.length < wanted)
    if (pages.error) return false
    runInAction(() => {
      this.pages = pages
    })
    return true
  }
}
