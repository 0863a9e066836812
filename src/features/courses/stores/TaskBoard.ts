import { makeAutoObservable } from 'mobx'
import { dailyTaskPages } from '@/blocks/dailyTaskPages'
import { dayTasks, type DayTask, type DayTasks } from '@/contracts/course/tasks'
import { joinTask } from '@/contracts/gaoshou/taskStudents'
import type { KeyValueStore } from '@/platform/storage'
import { Kept } from '@/stores/Kept'
import { lastKnown } from '@/stores/lastKnown'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/Task'
import { lessonPages } from '../models/lessonPages'

interface TaskBoardDeps extends Pick<Stores, 'call' | 'session' | 'navigator' | 'ui'> {
  readonly storage: KeyValueStore
}

/** The tasks of one study day: what they ask for, and the points that done ones give. */
export class TaskBoard {
  readonly tasks: Resource<DayTasks>
  /** The day that is shown; undefined for today. */
  day: string | undefined = undefined
  private readonly taking = new Task()

  constructor(private readonly deps: TaskBoardDeps) {
    const { call, session, storage } = deps
    const kept = new Kept(storage, `cache:day-tasks:${session.uid}`, dayTasks.response)
    const fetch = () =>
      call(
        dayTasks,
        { params: { uid: session.uid }, query: this.day === undefined ? {} : { day: this.day } },
        { quiet: true },
      )
    // Of today, what was seen last is there without a network.
    this.tasks = new Resource(() => (this.day === undefined ? lastKnown(fetch, kept) : fetch()))
    makeAutoObservable<this, 'deps' | 'taking'>(
      this,
      { deps: false, taking: false, tasks: false },
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
    this.day = day
    void this.tasks.load()
  }

  /** Opens what the task asks for. */
  open({ kind, goodsId, lessonId }: DayTask): void {
    const { navigator } = this.deps
    if (goodsId !== undefined && lessonId !== undefined && kind !== 'recite')
      return void navigator.go(lessonPages[kind], { goodsId, lessonId })
    void navigator.go(dailyTaskPages[kind === 'words' ? 'words' : 'recite'])
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
}
