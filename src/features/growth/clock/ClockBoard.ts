import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { takeAward } from '@/contracts/growth/awards'
import {
  checkIn,
  clockActivity,
  type ClockActivityView,
  clockRecords,
  clockTasks,
  type ClockTaskRow,
} from '@/contracts/growth/clock'
import { timeSchema } from '@/contracts/scalars'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { networkFirst } from '@/stores/device/networkFirst'
import { Resource } from '@/stores/page/Resource'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

interface ClockBoardDeps extends Pick<Stores, 'call' | 'session' | 'ui'> {
  readonly storage: KeyValueStore
  readonly activityId: string
  now(): number
}

interface Found {
  readonly activity: ClockActivityView
  readonly tasks: readonly ClockTaskRow[]
}

/** The check-in page: activity, tasks of the day, calendar; a check-in without a network is persisted and sent later. */
export class ClockBoard {
  readonly found: Resource<Found>
  month: string
  days: ReadonlyMap<string, 'real' | 'card'> = new Map()
  /** Times of the check-ins that the backend lacks, oldest first, one for each study day. */
  pending: readonly number[]
  private readonly task = new Task()
  private readonly kept: PersistedValue<number[]>

  constructor(private readonly deps: ClockBoardDeps) {
    const { storage, session, activityId, now } = deps
    this.kept = new PersistedValue(storage, `clock-pending:${activityId}:${session.uid}`, v.array(timeSchema))
    this.pending = this.kept.read() ?? []
    this.month = dateOfStudyDay(studyDay(now())).slice(0, 7)
    const shown = new PersistedValue(
      storage,
      `cache:clock:${activityId}:${session.uid}`,
      v.object({ activity: clockActivity.response, tasks: clockTasks.response.entries.tasks }),
    )
    this.found = new Resource(() => networkFirst(() => this.fetch(), shown))
    makeAutoObservable<this, 'deps' | 'task' | 'kept'>(
      this,
      { deps: false, task: false, kept: false, found: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.open()
  }

  /** Sends a pending check-in once, and loads the page. */
  async open(): Promise<void> {
    await this.send()
    await this.found.load()
    await this.loadMonth()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  /** Whether today is checked in, also by a check-in queued offline. */
  get isDone(): boolean {
    const today = studyDay(this.deps.now())
    const isPendingToday = this.pending.some((at) => studyDay(at) === today)
    return isPendingToday || this.found.value?.activity.isCheckedIn === true
  }

  show(month: string): void {
    this.month = month
    this.days = new Map()
    void this.loadMonth()
  }

  /** Checks in now; without a network the time of the tap is persisted first and sent when the page opens again. */
  async checkIn(): Promise<void> {
    const at = this.deps.now()
    if (!this.pending.some((other) => studyDay(other) === studyDay(at))) this.keep([...this.pending, at])
    await this.open()
  }

  async take(taskId: string): Promise<void> {
    const { call, session, ui } = this.deps
    await this.task.run(
      async () => {
        const { points, cards } = await call(takeAward, { params: { userId: session.uid, taskId } })
        ui.say(cards > 0 ? `领到 ${points} 积分和 ${cards} 张补签卡` : `领到 ${points} 积分`)
      },
      () => undefined,
    )
    await this.found.load()
  }

  /** Sends pending check-ins, oldest first, until one meets no answer. */
  private async send(): Promise<void> {
    const { call, activityId, ui } = this.deps
    const sendOne = async (at: number): Promise<void> => {
      const done = await call(checkIn, { params: { id: activityId }, body: { at } }, { quiet: true })
      this.forget(at)
      const more = done.madeUp.length > 0 ? `，用补签卡补上了 ${done.madeUp.length} 天` : ''
      ui.say(`打卡成功，已连续 ${done.current} 天${more}`)
    }
    for (const at of this.pending) {
      const isLeft = await this.task.run(
        () => sendOne(at).then(() => false),
        ({ isRefusal, kind, msg }) => {
          const reason = kind === 'offline' ? '没有网络' : '暂时没有交上去'
          ui.say(isRefusal ? `这次打卡没有记上：${msg}` : `${reason}，已记下这次打卡，稍后自动补交`)
          if (isRefusal) this.forget(at)
          return !isRefusal
        },
      )
      // Undefined while another opening of the page sends them.
      if (isLeft !== false) return
    }
  }

  private keep(pending: readonly number[]): void {
    runInAction(() => (this.pending = pending))
    if (pending.length > 0) this.kept.write([...pending])
    else this.kept.drop()
  }

  private forget(at: number): void {
    this.keep(this.pending.filter((other) => other !== at))
  }

  private async loadMonth(): Promise<void> {
    const { call, activityId } = this.deps
    const { month } = this
    await new Task().run(
      async () => {
        const { days } = await call(clockRecords, { query: { activityId, month } }, { quiet: true })
        runInAction(() => {
          if (this.month === month) this.days = new Map(days.map(({ day, how }) => [day, how]))
        })
      },
      () => undefined,
    )
  }

  private async fetch(): Promise<Found> {
    const { call, activityId } = this.deps
    const params = { id: activityId }
    const activity = await call(clockActivity, { params }, { quiet: true })
    const { tasks } = await call(clockTasks, { params, query: {} }, { quiet: true })
    return { activity, tasks }
  }
}
