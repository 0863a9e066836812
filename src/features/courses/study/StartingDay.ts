import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import {
  type StartingSchool,
  startingSchool,
  type StartingStep,
  tickStep,
} from '@/contracts/course/startingSchool'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'

/** The first day with a course: its steps and which are ticked. */
export class StartingDay {
  readonly found: Resource<StartingSchool | null>
  /** Ticks of this visit that the backend may not have yet. */
  private readonly ticked = new Map<string, boolean>()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>,
    goodsId: string | undefined,
  ) {
    const { call, session } = deps
    const query = goodsId === undefined ? {} : { goodsId }
    this.found = new Resource(() =>
      call(startingSchool, { params: { uid: session.uid }, query }, { quiet: true }),
    )
    makeAutoObservable<this, 'deps'>(this, { deps: false, found: false }, { autoBind: true })
  }

  isDone({ key }: StartingStep): boolean {
    return this.ticked.get(key) ?? this.found.value?.done.includes(key) ?? false
  }

  get doneCount(): number {
    return this.found.value?.steps.filter((step) => this.isDone(step)).length ?? 0
  }

  /** Ticks at once; a tick that cannot be kept is taken back with a word. */
  async tick(step: StartingStep, done: boolean): Promise<void> {
    const { call, session, ui } = this.deps
    const course = this.found.value
    if (!course) return
    this.ticked.set(step.key, done)
    const params = { uid: session.uid, goodsId: course.goodsId, step: step.key }
    await catchApiError(
      () => call(tickStep, { params, body: { done } }, { quiet: true }),
      ({ msg }) => {
        runInAction(() => this.ticked.set(step.key, !done))
        ui.say(msg)
      },
    )
  }
}
