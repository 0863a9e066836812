import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { addBookmark, bookmark, removeBookmark } from '@/contracts/library/bookmarks'
import type { BookmarkKind } from '@/domain/library/bookmarkKinds'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

export interface BookmarkTarget {
  readonly kind: BookmarkKind
  readonly targetId: string
  readonly title: string
}

/** Whether one thing is bookmarked, and the change of it. */
export class BookmarkToggle {
  isKept = false
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui' | 'loginFlow'>,
    private readonly target: BookmarkTarget,
  ) {
    makeAutoObservable<this, 'deps' | 'target' | 'task'>(
      this,
      { deps: false, target: false, task: false },
      { autoBind: true },
    )
  }

  start(): void {
    if (this.deps.session.isLoggedIn) void this.load()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  async toggle(): Promise<void> {
    const { call, loginFlow, ui } = this.deps
    if (!(await loginFlow.require())) return
    const wanted = !this.isKept
    const body = { title: this.target.title.slice(0, 80) }
    const isDone = await this.task.succeeds(() =>
      wanted
        ? call(addBookmark, { params: this.params, body })
        : call(removeBookmark, { params: this.params }),
    )
    if (!isDone) return
    runInAction(() => (this.isKept = wanted))
    ui.say(wanted ? '已收藏，可在“我的收藏”里查看' : '已取消收藏')
  }

  private get params() {
    const { kind, targetId } = this.target
    return { uid: this.deps.session.uid, kind, targetId }
  }

  private async load(): Promise<void> {
    const found = await catchApiError(
      () => this.deps.call(bookmark, { params: this.params }),
      () => undefined,
    )
    if (found) runInAction(() => (this.isKept = found.isKept))
  }
}
