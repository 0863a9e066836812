import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PagedList } from '@/stores/page/PagedList'

/** A list of pages that can be asked for anew, as when its page is shown again; what is on screen stays until the answer is there. */
export class RefreshablePages<Row> {
  pages: PagedList<Row>

  constructor(private readonly begin: () => PagedList<Row>) {
    this.pages = begin()
    makeAutoObservable<this, 'begin'>(this, { begin: false, pages: observableRef }, { autoBind: true })
  }

  start(): void {
    this.pages.start()
  }

  /** Fetches as many rows as there were, and answers whether they are there. */
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
