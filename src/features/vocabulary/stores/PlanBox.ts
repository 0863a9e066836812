import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError, type CallApi } from '@/api'
import {
  saveWordPlan,
  wordPlan,
  wordPlanSchema,
  type PlanFields,
  type WordPlan,
} from '@/contracts/word/plans'
import type { KeyValueStore } from '@/platform/storage'

interface PlanBoxDeps {
  readonly call: CallApi
  readonly storage: KeyValueStore
  readonly uid: string
}

const parse = (text: string | undefined): WordPlan | undefined => {
  try {
    const parsed = v.safeParse(wordPlanSchema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** The learner's plan; the device keeps a copy, so that a session needs no network to begin. */
export class PlanBox {
  /** Null when there is none yet, undefined while nobody knows. */
  plan: WordPlan | null | undefined = undefined

  constructor(private readonly deps: PlanBoxDeps) {
    this.plan = parse(deps.storage.get(this.key))
    makeAutoObservable<this, 'deps' | 'key'>(this, { deps: false, key: false }, { autoBind: true })
  }

  /** Fetches the plan. Without a network the kept copy stands; without a copy it throws. */
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
    if (plan) this.deps.storage.set(this.key, JSON.stringify(plan))
    else this.deps.storage.remove(this.key)
  }

  private get key(): string {
    return `words:plan:${this.deps.uid}`
  }
}
