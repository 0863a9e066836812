import { makeAutoObservable, observableRef } from 'mobx'
import { weakPoints, type WeakPoint } from '@/contracts/course/points'
import { PagedList } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'

/** The points to strengthen, of one subject or of all. */
export class WeakPointList {
  /** The key of a subject; empty for all. */
  subject = ''
  pages: PagedList<WeakPoint>

  constructor(private readonly deps: Pick<Stores, 'call' | 'session'>) {
    this.pages = this.pagesOf('')
    makeAutoObservable<this, 'deps'>(this, { deps: false, pages: observableRef }, { autoBind: true })
  }

  start(): void {
    this.reload()
  }

  show(subject: string): void {
    this.subject = subject
    this.reload()
  }

  /** Fetches the list anew. */
  reload(): void {
    this.pages = this.pagesOf(this.subject)
    void this.pages.more()
  }

  private pagesOf(subject: string): PagedList<WeakPoint> {
    const { call, session } = this.deps
    return new PagedList({
      fetch: (page) =>
        call(
          weakPoints,
          { params: { uid: session.uid }, query: { page, ...(subject !== '' && { subject }) } },
          { quiet: true },
        ),
      idOf: ({ pointId }) => pointId,
    })
  }
}
