import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { type Follow, followOf, keepFollow, seeChanges, unfollow } from '@/contracts/baoyan/follows'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'
import { localFollows, moveFollows, setLocalFollow } from './localFollows'

type Change = Partial<Pick<Follow, 'state' | 'note' | 'ready'>>

/** Whether a notice is followed, and the learner’s own state, note and checklist. */
export class FollowStore {
  isKept = false
  follow: Follow | null = null
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui' | 'clock'>,
    private readonly noticeId: string,
  ) {
    makeAutoObservable<this, 'deps' | 'noticeId' | 'task'>(
      this,
      { deps: false, noticeId: false, task: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.load()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  async toggle(): Promise<void> {
    const { call, session, ui } = this.deps
    const wanted = !this.isKept
    if (!session.isLoggedIn) {
      if (!setLocalFollow(this.noticeId, wanted)) return ui.say('这台设备关注得太多，登录后可以关注更多')
      this.isKept = wanted
      return ui.say(wanted ? '已关注，登录后会同步到账号' : '已取消关注')
    }
    const isDone = await this.task.succeeds(() =>
      wanted ? call(keepFollow, { params: this.params, body: {} }) : call(unfollow, { params: this.params }),
    )
    if (!isDone) return
    ui.say(wanted ? '已关注，时间有变会提醒你' : '已取消关注')
    await this.load()
  }

  /** Keeps a change; false when it did not reach the backend. */
  async set(change: Change): Promise<boolean> {
    const before = this.follow
    if (!before) return false
    this.follow = { ...before, ...change }
    const isDone = await this.task.succeeds(() =>
      this.deps.call(keepFollow, { params: this.params, body: change }),
    )
    if (!isDone) runInAction(() => (this.follow = before))
    return isDone
  }

  private get params() {
    return { uid: this.deps.session.uid, noticeId: this.noticeId }
  }

  private async load(): Promise<void> {
    const { call, session } = this.deps
    if (!session.isLoggedIn) {
      this.isKept = localFollows().includes(this.noticeId)
      return
    }
    await moveFollows(call, session.uid)
    const found = await catchApiError(
      () => call(followOf, { params: this.params }, { quiet: true }),
      () => undefined,
    )
    if (!found) return
    runInAction(() => {
      this.follow = found.follow
      this.isKept = found.follow !== null
    })
    if (found.follow && found.follow.unseen > 0)
      await catchApiError(
        () => call(seeChanges, { params: this.params }, { quiet: true }),
        () => undefined,
      )
  }
}
