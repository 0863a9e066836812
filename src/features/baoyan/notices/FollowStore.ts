import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { type Follow, followOf, keepFollow, seeChanges, unfollow } from '@/contracts/baoyan/follows'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'
import { localFollows, moveFollows, setLocalFollow } from './localFollows'
import { STALE_EDIT } from '../staleEdit'

type Change = Partial<Pick<Follow, 'state' | 'ready'>>

/** Whether a notice is followed, and the learner’s own state, note and checklist. */
export class FollowStore {
  isKept = false
  follow: Follow | null = null
  private readonly task = new Task()
  /** The follow as the backend has it, restored when a change fails. */
  private stored: Follow | null = null
  /** Changes queued behind the running save; a later change of a field replaces the earlier one. */
  private pending: Change | undefined
  private saving: Promise<boolean> | undefined
  /** Counts loads and changes: the answer of a load that a later one has superseded is dropped. */
  private turn = 0

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>,
    private readonly noticeId: string,
  ) {
    makeAutoObservable<this, 'deps' | 'noticeId' | 'task' | 'stored' | 'pending' | 'turn'>(
      this,
      { deps: false, noticeId: false, task: false, stored: false, pending: false, turn: false },
      { autoBind: true },
    )
  }

  /** Loads the follow now and after each login or logout inside the open page. */
  start(): () => void {
    return reaction(
      () => this.deps.session.uid,
      () => void this.load(),
      { fireImmediately: true },
    )
  }

  get isBusy(): boolean {
    return this.task.isRunning || this.saving !== undefined
  }

  async toggle(): Promise<void> {
    const { session, ui } = this.deps
    const wanted = !this.isKept
    if (!session.isLoggedIn) {
      if (!setLocalFollow(this.noticeId, wanted)) return ui.say('这台设备关注得太多，登录后可以关注更多')
      this.isKept = wanted
      return ui.say(wanted ? '已关注，登录后会同步到账号' : '已取消关注')
    }
    const isDone = await this.task.succeeds(() => this.keep(wanted))
    if (!isDone) return
    ui.say(wanted ? '已关注，时间有变会提醒你' : '已取消关注')
    await this.load()
  }

  /** Ticks a material, or takes the tick away, in the newest checklist. */
  tick(name: string, on: boolean): Promise<boolean> {
    const others = (this.follow?.ready ?? []).filter((one) => one !== name)
    return this.set({ ready: on ? [...others, name] : others })
  }

  /** Shows a change at once and saves it after the running save; false when it did not reach the backend. */
  set(change: Change): Promise<boolean> {
    if (!this.follow || this.task.isRunning) return Promise.resolve(false)
    this.turn += 1
    this.follow = { ...this.follow, ...change }
    this.pending = { ...this.pending, ...change }
    this.saving ??= this.savePending()
    return this.saving
  }

  /** Saves the note that was written upon `noteWas`; `stale` where another device has changed it, with the newer one in `follow`. */
  async saveNote(note: string, noteWas: string): Promise<'saved' | 'stale' | 'failed'> {
    const { params } = this
    await this.saving
    const end = await this.task.run(
      () => this.deps.call(keepFollow, { params, body: { note, noteWas } }).then(() => 'saved' as const),
      ({ code }) => (code === STALE_EDIT ? ('stale' as const) : ('failed' as const)),
    )
    if (end === 'stale') await this.load()
    if (end === 'saved') this.noteSaved(note)
    return end ?? 'failed'
  }

  private noteSaved(note: string): void {
    if (this.stored) this.stored = { ...this.stored, note }
    if (this.follow) this.follow = { ...this.follow, note }
  }

  /** Loads what the account or the device follows, after the running save. */
  async load(): Promise<void> {
    const { call, session } = this.deps
    const { uid } = session
    const turn = (this.turn += 1)
    if (!session.isLoggedIn) {
      this.show(null)
      this.isKept = localFollows().includes(this.noticeId)
      return
    }
    await this.saving
    await moveFollows(call, uid)
    const params = { uid, noticeId: this.noticeId }
    const found = await catchApiError(
      () => call(followOf, { params }, { quiet: true }),
      () => undefined,
    )
    if (!found || turn !== this.turn) return
    this.show(found.follow)
    if (found.follow && found.follow.unseen > 0)
      await catchApiError(
        () => call(seeChanges, { params }, { quiet: true }),
        () => undefined,
      )
  }

  private get params() {
    return { uid: this.deps.session.uid, noticeId: this.noticeId }
  }

  /** Follows or unfollows in the account; the entry of the device goes first, or it would be moved there again. */
  private async keep(wanted: boolean): Promise<unknown> {
    const { params } = this
    const { call } = this.deps
    setLocalFollow(this.noticeId, false)
    await this.saving
    return wanted ? call(keepFollow, { params, body: {} }) : call(unfollow, { params })
  }

  /** Saves pending changes one after another, in the account that made them; a failure shows again what the backend has. */
  private async savePending(): Promise<boolean> {
    const { params } = this
    let isDone = true
    try {
      while (isDone && this.pending) {
        const body = this.pending
        this.pending = undefined
        isDone = await catchApiError(
          () => this.deps.call(keepFollow, { params, body }).then(() => true),
          () => false,
        )
        if (isDone && this.stored) this.stored = { ...this.stored, ...body }
      }
    } finally {
      runInAction(() => {
        this.saving = undefined
        this.pending = undefined
        if (!isDone) this.follow = this.stored
      })
    }
    return isDone
  }

  private show(follow: Follow | null): void {
    this.stored = follow
    this.follow = follow
    this.isKept = follow !== null
  }
}
