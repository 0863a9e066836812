import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { checkPlanItem } from '@/contracts/library/handbook'
import { Task } from '@/stores/page/Task'
import type { Stores } from '@/stores/Stores'

/** Ticked items of a plan. */
export class PlanChecks {
  done: ReadonlySet<string>
  private readonly task = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session'>,
    done: readonly string[],
  ) {
    this.done = new Set(done)
    makeAutoObservable<this, 'deps' | 'task'>(
      this,
      { deps: false, task: false, done: observableRef },
      { autoBind: true },
    )
  }

  /** Ticks an item or takes the tick back, once the backend has it. */
  async check(itemId: string, isDone: boolean): Promise<void> {
    const { call, session } = this.deps
    const params = { uid: session.uid, itemId }
    if (!(await this.task.succeeds(() => call(checkPlanItem, { params, body: { isDone } })))) return
    const next = new Set(this.done)
    if (isDone) next.add(itemId)
    else next.delete(itemId)
    runInAction(() => (this.done = next))
  }
}
