import { makeAutoObservable } from 'mobx'
import { dailyTaskPages } from '@/blocks/dailyTaskPages'
import { dayTasks, type DayTask, type DayTasks } from '@/contracts/course/tasks'
import { joinTask } from '@/contracts/gaoshou/taskStudents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/Task'
import { lessonPages } from '../models/lessonPages'

/** The tasks of one study day: what they ask for, and the points that done ones give. */
export class TaskBoard {
  readonly tasks: Resource<DayTasks>
  /** The day that is shown; undefined for today. */
  day: string | undefined = undefined
  private readonly taking = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'navigator' | 'ui'>) {
    const { call, session } = deps
    this.tasks = new Resource(() =>
      call(
        dayTasks,
        { params: { uid: session.uid }, query: this.day === undefined ? {} : { day: this.day } },
        { quiet: true },
      ),
    )
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
