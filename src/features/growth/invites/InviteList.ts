import { makeAutoObservable, runInAction } from 'mobx'
import { type Invite, inviteeAwards, takeAward } from '@/contracts/growth/awards'
import { type ListPage, PagedList } from '@/stores/page/PagedList'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

/** The id of the invitation task in the call of the seed. */
const INVITE_TASK = 'invite'

/** The learner's invite code and the friends invited with it. */
export class InviteList {
  code = ''
  link = ''
  earned = 0
  readonly pages = new PagedList<Invite>({ fetch: (page) => this.fetch(page) })
  private readonly task = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>) {
    makeAutoObservable<this, 'deps' | 'task'>(
      this,
      { deps: false, task: false, pages: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.pages.start()
  }

  async take(taskId: string): Promise<void> {
    const { call, session, ui } = this.deps
    const isDone = await this.task.succeeds(async () => {
      const { points } = await call(takeAward, { params: { userId: session.uid, taskId } })
      ui.say(`领到 ${points} 积分`)
    })
    if (isDone) this.pages.start()
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
