import { makeAutoObservable } from 'mobx'
import { type Bookmark, bookmarks, removeBookmark } from '@/contracts/library/bookmarks'
import type { BookmarkKind } from '@/domain/library/bookmarkKinds'
import { type ListPage, PagedList } from '@/stores/page/PagedList'
import { RefreshablePages } from '@/stores/page/RefreshablePages'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

/** Bookmarks of one kind or all, and their removal. */
export class BookmarkList {
  private readonly list: RefreshablePages<Bookmark>
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>,
    private readonly kind: BookmarkKind | undefined,
  ) {
    this.list = new RefreshablePages(
      () =>
        new PagedList<Bookmark>({
          fetch: (page) => this.fetch(page),
          idOf: (row) => `${row.kind}:${row.targetId}`,
        }),
    )
    makeAutoObservable<this, 'deps' | 'kind' | 'list' | 'task'>(
      this,
      { deps: false, kind: false, list: false, task: false },
      { autoBind: true },
    )
  }

  get pages(): PagedList<Bookmark> {
    return this.list.pages
  }

  start(): void {
    this.list.start()
  }

  async remove({ kind, targetId }: Bookmark): Promise<void> {
    const { call, session, ui } = this.deps
    const params = { uid: session.uid, kind, targetId }
    if (!(await this.task.succeeds(() => call(removeBookmark, { params })))) return
    ui.say('已取消收藏')
    await this.list.reload()
  }

  private fetch(page: number): Promise<ListPage<Bookmark>> {
    const { call, session } = this.deps
    const query = { page, size: 20, ...(this.kind && { kind: this.kind }) }
    return call(bookmarks, { params: { uid: session.uid }, query })
  }
}
