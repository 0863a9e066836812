import { makeAutoObservable, runInAction } from 'mobx'
import { type Invite, inviteeAwards, takeAward } from '@/contracts/growth/awards'
import { type ListPage, PagedList } from '@/stores/page/PagedList'
import { RefreshablePages } from '@/stores/page/RefreshablePages'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

/** The id of the invitation task in the call of the seed. */
const INVITE_TASK = 'invite'

/** The learner's invite code and the friends invited with it. */
export class InviteList {
  code = ''
  link = ''
  earned = 0
  private readonly list = new RefreshablePages(
    () => new PagedList<Invite>({ fetch: (page) => this.fetch(page) }),
  )
  private readonly task = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>) {
    makeAutoObservable<this, 'deps' | 'list' | 'task'>(
      this,
      { deps: false, list: false, task: false },
      { autoBind: true },
    )
  }

  get pages(): PagedList<Invite> {
    return this.list.pages
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  start(): void {
    this.list.start()
  }

  async take(taskId: string): Promise<void> {
    const { call, session, ui } = this.deps
    const isDone = await this.task.succeeds(async () => {
      const { points } = await call(takeAward, { params: { userId: session.uid, taskId } })
      ui.say(`领到 ${points} 积分`)
    })
    if (isDone) await this.list.reload()
  }

  private async fetch(page: number): Promise<ListPage<Invite>> {
    const query = { page, size: 20 }
    const found = await this.deps.call(inviteeAwards, { params: { id: INVITE_TASK }, query }, { quiet: true })
    runInAction(() => {
      this.code = found.inviteCode
      this.link = found.link
      this.earned = found.earned
    })
    return found
  }
}
