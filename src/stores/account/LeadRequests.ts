import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { salesCluesOfUser } from '@/contracts/gaoshou/salesClues'
import type { Stores } from '../Stores'

const MOST_LEADS = 50

/** The visitor's requests by leads (a lecture, a broadcast, a post), by keys such as `lecture:7`. */
export class LeadRequests {
  /** Key → when, in milliseconds since the epoch. */
  readonly times = new Map<string, number>()

  constructor(private readonly stores: Pick<Stores, 'call' | 'clock' | 'session' | 'ui'>) {
    makeAutoObservable<this, 'stores'>(this, { stores: false }, { autoBind: true })
  }

  has(key: string): boolean {
    return this.times.has(key)
  }

  /** Loads a user's requests; visitors have none. A failure only omits the marks. */
  async load(): Promise<void> {
    const { call, session } = this.stores
    if (!session.isLoggedIn) return
    const input = { params: { uid: session.uid }, query: { size: MOST_LEADS } }
    const found = await catchApiError(
      () => call(salesCluesOfUser, input, { quiet: true }),
      () => undefined,
    )
    runInAction(() => {
      for (const { extra } of found?.list ?? [])
        for (const [key, at] of Object.entries(extra.asked ?? {})) this.times.set(key, at)
    })
  }

  /** Opens the lead dialog for something; a lead queued without a network counts as requested. */
  async ask(key: string, title: string, form: { readonly vacation?: boolean } = {}): Promise<void> {
    const done = await this.stores.ui.openDialog({ kind: 'lead', title, asked: key, ...form })
    if (done) runInAction(() => this.times.set(key, this.stores.clock.now()))
  }

  start(): void {
    void this.load()
  }
}
