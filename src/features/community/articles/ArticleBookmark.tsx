import { makeAutoObservable, runInAction } from 'mobx'
import { observer } from 'mobx-react'
import { catchApiError } from '@/api'
import { addBookmark, bookmark, removeBookmark } from '@/contracts/library/bookmarks'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'

/** Whether an article is among the bookmarks of the learner. */
class ArticleBookmarkStore {
  isKept = false
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui' | 'loginFlow'>,
    private readonly articleId: string,
    private readonly title: string,
  ) {
    makeAutoObservable<this, 'deps' | 'task'>(this, { deps: false, task: false }, { autoBind: true })
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
    const { params } = this
    const isDone = await this.task.succeeds(() =>
      wanted
        ? call(addBookmark, { params, body: { title: this.title.slice(0, 80) } })
        : call(removeBookmark, { params }),
    )
    if (!isDone) return
    runInAction(() => (this.isKept = wanted))
    ui.say(wanted ? '已收藏，可在“我的收藏”里查看' : '已取消收藏')
  }

  private get params() {
    return { uid: this.deps.session.uid, kind: 'article' as const, targetId: this.articleId }
  }

  private async load(): Promise<void> {
    const found = await catchApiError(
      () => this.deps.call(bookmark, { params: this.params }),
      () => undefined,
    )
    if (found) runInAction(() => (this.isKept = found.isKept))
  }
}

/** Bookmarks an article. */
export const ArticleBookmark = observer(function ArticleBookmark(props: {
  readonly articleId: string
  readonly title: string
}) {
  const stores = useStores()
  const store = usePageStore(() => new ArticleBookmarkStore(stores, props.articleId, props.title))
  return (
    <Button kind="ghost" size="s" icon="star" loading={store.isBusy} onPress={() => void store.toggle()}>
      {store.isKept ? '已收藏' : '收藏'}
    </Button>
  )
})
