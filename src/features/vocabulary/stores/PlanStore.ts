import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError, type CallApi } from '@/api'
import {
  saveWordPlan,
  wordPlan,
  wordPlanSchema,
  type PlanFields,
  type WordPlan,
} from '@/contracts/word/plans'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

interface PlanBoxDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  readonly uid: string
}

/** The learner's plan; the device keeps a copy, so that a session needs no network to begin. */
export class PlanStore {
  /** Null without a plan, undefined until it is loaded. */
  plan: WordPlan | null | undefined = undefined

  private readonly kept: PersistedValue<WordPlan>

  constructor(private readonly deps: PlanBoxDeps) {
    this.kept = new PersistedValue(deps.storage, `words:plan:${deps.uid}`, wordPlanSchema)
    this.plan = this.kept.read()
    makeAutoObservable<this, 'deps' | 'kept'>(this, { deps: false, kept: false }, { autoBind: true })
  }

  /** Fetches the plan. Falls back to the persisted copy without a network; throws without a copy. */
  async load(): Promise<WordPlan | null> {
    try {
      const plan = await this.deps.call(wordPlan, { params: { uid: this.deps.uid } }, { quiet: true })
      runInAction(() => this.put(plan))
      return plan
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isTemporary || !this.plan) throw error
      return this.plan
    }
  }

  async save(fields: PlanFields): Promise<void> {
    const plan = await this.deps.call(saveWordPlan, { params: { uid: this.deps.uid }, body: fields })
    runInAction(() => this.put(plan))
  }

  private put(plan: WordPlan | null): void {
    this.plan = plan
    if (plan) this.kept.write(plan)
    else this.kept.drop()
  }
}
