import { makeAutoObservable, observableRef } from 'mobx'
import { dailyTaskPages } from '@/blocks/dailyTaskPages'
import { dayTasks, type DayTask, type DayTasks } from '@/contracts/course/tasks'
import { joinTask } from '@/contracts/gaoshou/taskStudents'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { networkFirst } from '@/stores/device/networkFirst'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { openLesson } from '../lessons/openLesson'

interface TaskBoardDeps extends Pick<Stores, 'call' | 'session' | 'navigator' | 'ui'> {
  readonly storage: KeyValueStore
}

/** The tasks of one study day, with the points of done ones. */
export class TaskBoard {
  tasks: Resource<DayTasks>
  /** The day that is shown; undefined for today. */
  day: string | undefined = undefined
  /** The study day that it is now, as the backend said last. */
  today: string | undefined = undefined
  private readonly taking = new Task()

  constructor(private readonly deps: TaskBoardDeps) {
    this.tasks = this.tasksOf(undefined)
    makeAutoObservable<this, 'deps' | 'taking'>(
      this,
      { deps: false, taking: false, tasks: observableRef },
      { autoBind: true },
    )
  }

  start(): void {
    void this.tasks.load()
  }

  get isTaking(): boolean {
    return this.taking.isRunning
  }

  show(day: string): void {
    if (day !== this.day) this.tasks = this.tasksOf(day)
    this.day = day
    void this.tasks.load()
  }

  /** Opens what the task asks for. */
  open({ kind, goodsId, lessonId }: DayTask): void {
    if (goodsId !== undefined && lessonId !== undefined && kind !== 'recite')
      return openLesson(this.deps, { goodsId, lessonId, kind })
    void this.deps.navigator.go(dailyTaskPages[kind === 'words' ? 'words' : 'recite'])
  }

  /** Takes the award of a done task. */
  async take({ taskId }: DayTask): Promise<void> {
    const { call, session, ui } = this.deps
    await this.taking.run(
      async () => {
        const { award } = await call(joinTask, { params: { uid: session.uid, taskId } })
        ui.say(`领到 ${award} 积分`)
      },
      () => undefined,
    )
    await this.tasks.load()
  }

  /** Each day has a resource of its own: it never shows what was asked of another one. */
  private tasksOf(day: string | undefined): Resource<DayTasks> {
    const { call, session, storage } = this.deps
    const input = { params: { uid: session.uid }, query: day === undefined ? {} : { day } }
    const fetch = () => call(dayTasks, input, { quiet: true })
    const kept = new PersistedValue(storage, `cache:day-tasks:${session.uid}`, dayTasks.response)
    // Of today, what was seen last is there without a network.
    return new Resource(async () =>
      this.known(await (day === undefined ? networkFirst(fetch, kept) : fetch())),
    )
  }

  private known(found: DayTasks): DayTasks {
    this.today = found.today
    return found
  }
}
