import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { joinMock, type Mock, mocks } from '@/contracts/exercise/mocks'
import type { MockSeries } from '@/domain/mocks/mockSeries'
import { PagedList } from '@/stores/page/PagedList'
import { subjectsOfPages } from '@/stores/account/subjectsOfPages'
import { learnerProfileOf } from '@/stores/useLearnerProfile'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { RefreshablePages } from '@/stores/page/RefreshablePages'

const PAGE_SIZE = 20

/** The network-wide exams of a series, and signing up for them. */
export class MockList {
  private readonly fresh: RefreshablePages<Mock>
  /** Exams that changed since their page was fetched. */
  private changed: ReadonlyMap<string, Mock> = new Map()
  private readonly task = new Task()

  constructor(
    private readonly stores: Pick<Stores, 'call' | 'session' | 'ui' | 'clock'>,
    private readonly series: MockSeries,
  ) {
    this.fresh = new RefreshablePages(() => this.begin())
    makeAutoObservable<this, 'stores' | 'series' | 'task' | 'fresh' | 'changed'>(
      this,
      { stores: false, series: false, task: false, fresh: false, changed: observableRef },
      { autoBind: true },
    )
  }

  start(): void {
    this.pages.start()
  }

  get pages(): PagedList<Mock> {
    return this.fresh.pages
  }

  /** Asks again, as after an exam that was opened from here. */
  reload(): void {
    void this.fresh.reload().then((isFresh) => {
      if (!isFresh) return
      runInAction(() => {
        this.changed = new Map()
      })
    })
  }

  /** The current state of an exam. */
  newest(mock: Mock): Mock {
    return this.changed.get(mock.mockId) ?? mock
  }

  async join(mockId: string): Promise<void> {
    const { call, session, ui } = this.stores
    await this.task.run(
      async () => {
        const joined = await call(joinMock, { params: { uid: session.uid, mockId } }, { quiet: true })
        runInAction(() => {
          this.changed = new Map([...this.changed, [mockId, joined]])
        })
        ui.say('报名成功')
      },
      ({ msg }) => ui.say(msg),
    )
  }

  private begin(): PagedList<Mock> {
    const { call, session } = this.stores
    const params = { uid: session.uid }
    const subjectsOf = subjectsOfPages(learnerProfileOf(this.stores))
    return new PagedList<Mock>({
      fetch: async (page) => {
        const query = { series: this.series, page, size: PAGE_SIZE, own: await subjectsOf(page) }
        return call(mocks, { params, query }, { quiet: true })
      },
      idOf: ({ mockId }) => mockId,
    })
  }
}
