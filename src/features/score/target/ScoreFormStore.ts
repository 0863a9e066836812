import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { saveScoreForm, scoreForm, type ScoreForm, scoreFormSchema } from '@/contracts/score/totals'
import { scoreProblems, totalScore } from '@/domain/admission/examScores'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'
import { emptyScoreForm } from './Target'

const draftSchema = v.object({ form: scoreFormSchema, rev: v.number(), isDirty: v.boolean() })

type FormDeps = Pick<Stores, 'call' | 'session' | 'ui'>

/** The exam form: every change is on the device at once; saving is a decision of the learner. */
export class ScoreFormStore {
  form: ScoreForm = emptyScoreForm
  isReady = false
  private rev = 0
  private isDirty = false
  private readonly draft = new PersistedValue(storage.local, 'draft:score-form', draftSchema)

  constructor(private readonly deps: FormDeps) {
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'isDirty'>(
      this,
      { deps: false, draft: false, rev: false, isDirty: false },
      { autoBind: true },
    )
  }

  start(): void {
    const draft = this.draft.read()
    if (draft) [this.form, this.rev, this.isDirty] = [draft.form, draft.rev, draft.isDirty]
    void this.load()
  }

  get problems(): Readonly<Record<string, string | undefined>> {
    return scoreProblems(this.form.shape, this.form.typed)
  }

  get total(): number | undefined {
    return totalScore(this.form.shape, this.form.typed)
  }

  set(part: Partial<ScoreForm>): void {
    this.form = { ...this.form, ...part }
    this.isDirty = true
    this.keep()
  }

  /** Whether the backend has the form; of two devices the one that saves last wins. */
  async save(): Promise<boolean> {
    const { call, session, ui } = this.deps
    const params = { uid: session.uid }
    const send = () => call(saveScoreForm, { params, body: { form: this.form, rev: this.rev } })
    const first = await catchApiError(send, ({ code }) =>
      code === 'Y40990' ? ('stale' as const) : undefined,
    )
    if (first === 'stale') {
      await this.load()
      ui.say('报考信息在另一台设备上改过，请核对后再保存')
      return false
    }
    if (!first) return false
    runInAction(() => {
      ;[this.rev, this.isDirty] = [first.rev, false]
    })
    this.keep()
    return true
  }

  /** Learns the revision of the account, for a stranger who logged in on the page. */
  async load(): Promise<void> {
    const { call, session } = this.deps
    const found = session.isLoggedIn
      ? await catchApiError(
          () => call(scoreForm, { params: { uid: session.uid } }, { quiet: true }),
          () => undefined,
        )
      : undefined
    runInAction(() => {
      if (found?.form && !this.isDirty) this.form = found.form
      if (found) this.rev = found.rev
      this.isReady = true
    })
  }

  private keep(): void {
    this.draft.write({ form: this.form, rev: this.rev, isDirty: this.isDirty })
  }
}
