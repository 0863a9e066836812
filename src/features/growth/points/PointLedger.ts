import { makeAutoObservable, runInAction } from 'mobx'
import { type PointEntry, redeemPoints, validCredits } from '@/contracts/growth/credits'
import { newId } from '@/lib/newId'
import { type ListPage, PagedList } from '@/stores/page/PagedList'
import { RefreshablePages } from '@/stores/page/RefreshablePages'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

/** Balance and ledger of points, and exchanges. */
export class PointLedger {
  balance = 0
  /** Points that expire within 30 days. */
  expiring = 0
  private readonly list = new RefreshablePages(
    () => new PagedList<PointEntry>({ fetch: (page) => this.fetch(page) }),
  )
  private readonly task = new Task()
  /** The key of an exchange that was tried: a retry is the same exchange. */
  private key = newId()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>,
    private readonly month: string | undefined,
  ) {
    makeAutoObservable<this, 'deps' | 'month' | 'list' | 'task' | 'key'>(
      this,
      { deps: false, month: false, list: false, task: false, key: false },
      { autoBind: true },
    )
  }

  get pages(): PagedList<PointEntry> {
    return this.list.pages
  }

  start(): void {
    this.list.start()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  /** Exchanges points for an item; answers whether it was done. */
  async redeem(itemId: string, title: string): Promise<boolean> {
    const { call, session, ui } = this.deps
    const isDone = await this.task.succeeds(async () => {
      const body = { itemId, key: this.key }
      const { balance } = await call(redeemPoints, { params: { userId: session.uid }, body })
      runInAction(() => (this.balance = balance))
      this.key = newId()
      ui.say(`已兑换${title}`)
    })
    if (isDone) await this.list.reload()
    return isDone
  }

  private async fetch(page: number): Promise<ListPage<PointEntry>> {
    const { call, session } = this.deps
    const query = { page, size: 20, ...(this.month !== undefined && { month: this.month }) }
    const found = await call(validCredits, { params: { userId: session.uid }, query }, { quiet: true })
    runInAction(() => {
      this.balance = found.balance
      this.expiring = found.expiring
    })
    return found
  }
}
