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
  /** The time of a check-in that the backend lacks. */
  pendingAt: number | undefined
  private readonly task = new Task()
  private readonly pending: PersistedValue<number>

  constructor(private readonly deps: ClockBoardDeps) {
    const { storage, session, activityId, now } = deps
    this.pending = new PersistedValue(storage, `clock-pending:${activityId}:${session.uid}`, timeSchema)
    this.pendingAt = this.pending.read()
    this.month = dateOfStudyDay(studyDay(now())).slice(0, 7)
    const kept = new PersistedValue(
      storage,
      `cache:clock:${activityId}:${session.uid}`,
      v.object({ activity: clockActivity.response, tasks: clockTasks.response.entries.tasks }),
    )
    this.found = new Resource(() => networkFirst(() => this.fetch(), kept))
    makeAutoObservable<this, 'deps' | 'task' | 'pending'>(
      this,
      { deps: false, task: false, pending: false, found: false },
      { autoBind: true },
    )
  }

  start(): void {
    void this.load()
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  /** Whether today is checked in, also by a check-in that waits for the network. */
  get isDone(): boolean {
    const isPendingToday =
      this.pendingAt !== undefined && studyDay(this.pendingAt) === studyDay(this.deps.now())
    return isPendingToday || this.found.value?.activity.isCheckedIn === true
  }

  show(month: string): void {
    this.month = month
    this.days = new Map()
    void this.loadMonth()
  }

  /** Checks in now; without a network the time of the tap is persisted first and sent when the page opens again. */
  async checkIn(): Promise<void> {
    const { now } = this.deps
    const at = now()
    this.pending.write(at)
    runInAction(() => (this.pendingAt = at))
    await this.send()
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

  private async send(): Promise<void> {
    const { call, activityId, ui } = this.deps
    const at = this.pendingAt
    if (at === undefined) return
    await this.task.run(
      async () => {
        const done = await call(checkIn, { params: { id: activityId }, body: { at } }, { quiet: true })
        this.forget()
        const more = done.madeUp.length > 0 ? `，用补签卡补上了 ${done.madeUp.length} 天` : ''
        ui.say(`打卡成功，已连续 ${done.current} 天${more}`)
      },
      () => ui.say('没有网络，已记下这次打卡，联网后自动补交'),
    )
    await this.load()
  }

  private forget(): void {
    this.pending.drop()
    this.pendingAt = undefined
  }

  private async load(): Promise<void> {
    if (this.pendingAt !== undefined && !this.isBusy && this.found.phase.kind === 'idle') return this.send()
    await this.found.load()
    await this.loadMonth()
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
