import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { type Notice, notices, readNotices, unreadNotices } from '@/contracts/community/messages'
import type { NoticeKind } from '@/domain/community/kinds'
import { SlideList } from '@/stores/page/SlideList'
import type { Stores } from '@/stores/Stores'

type Deps = Pick<Stores, 'call' | 'session'>
export type NoticeTab = NoticeKind | 'all'

/** Messages by kind with the unread counts, which all devices share. */
export class NoticeBoard {
  tab: NoticeTab = 'all'
  pages: SlideList<Notice>
  unread: Partial<Record<NoticeKind, number>> = {}
  total = 0

  constructor(private readonly deps: Deps) {
    this.pages = this.fresh()
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true })
  }

  start(): void {
    this.pages.start()
    void this.count()
  }

  choose(tab: NoticeTab): void {
    this.tab = tab
    this.pages = this.fresh()
    this.pages.start()
  }

  /** Marks one message as read before its page opens. */
  async read(notice: Notice): Promise<void> {
    if (notice.isRead) return
    this.pages.replace({ ...notice, isRead: true })
    await this.mark({ noticeId: notice.noticeId })
  }

  async readAll(): Promise<void> {
    const only = this.tab === 'all' ? {} : { kind: this.tab }
    await this.mark(only)
    this.choose(this.tab)
  }

  private async mark(body: { noticeId?: string; kind?: NoticeKind }): Promise<void> {
    const params = { uid: this.deps.session.uid }
    await catchApiError(
      () => this.deps.call(readNotices, { params, body }),
      () => undefined,
    )
    await this.count()
  }

  private async count(): Promise<void> {
    const params = { uid: this.deps.session.uid }
    const found = await catchApiError(
      () => this.deps.call(unreadNotices, { params }),
      () => undefined,
    )
    if (found)
      runInAction(() => {
        this.unread = found.kinds
        this.total = found.total
      })
  }

  private fresh(): SlideList<Notice> {
    return new SlideList<Notice>({
      fetch: (cursor) =>
        this.deps.call(notices, {
          params: { uid: this.deps.session.uid },
          query: {
            ...(this.tab !== 'all' && { kind: this.tab }),
            ...(cursor !== undefined && { cursor }),
          },
        }),
      idOf: ({ noticeId }) => noticeId,
    })
  }
}
