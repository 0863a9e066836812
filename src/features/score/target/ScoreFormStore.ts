import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { saveScoreForm, scoreForm, type ScoreForm, scoreFormSchema } from '@/contracts/score/totals'
import { examShapeNames, papersOfShape, scoreProblems, totalScore } from '@/domain/admission/examScores'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'
import { editedFields, mergeForm } from './mergeForm'
import { emptyScoreForm, numberOf } from './Target'

const draftSchema = v.object({ form: scoreFormSchema, rev: v.number(), edited: v.array(v.string()) })

type FormDeps = Pick<Stores, 'call' | 'session' | 'ui'>

/** The exam form: every change is on the device at once; saving is a decision of the learner. */
export class ScoreFormStore {
  form: ScoreForm = emptyScoreForm
  isReady = false
  private rev = 0
  /** Fields that the backend does not have yet. */
  private edited: readonly string[] = []
  private readonly draft = new PersistedValue(storage.local, 'draft:score-form', draftSchema)

  constructor(private readonly deps: FormDeps) {
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'edited'>(
      this,
      { deps: false, draft: false, rev: false, edited: false },
      { autoBind: true },
    )
  }

  start(): void {
    const draft = this.draft.read()
    if (draft) [this.form, this.rev, this.edited] = [draft.form, draft.rev, draft.edited]
    void this.load()
  }

  get problems(): Readonly<Record<string, string | undefined>> {
    return scoreProblems(this.form.shape, this.form.typed)
  }

  get total(): number | undefined {
    return totalScore(this.form.shape, this.form.typed)
  }

  set(part: Partial<ScoreForm>): void {
    this.edited = [...new Set([...this.edited, ...editedFields(this.form, part)])]
    this.form = { ...this.form, ...part }
    this.keep()
  }

  /** Takes over the scores that an address names, such as predicted ones; its `shape` says which papers they are of (four). */
  takeScores(given: Readonly<Partial<Record<string, string>>>): void {
    const shape = examShapeNames.find((name) => name === given['shape']) ?? 'four'
    const named = papersOfShape(shape).flatMap(({ key, full }) => {
      const score = numberOf(given[key] ?? '')
      return score === undefined || score > full ? [] : [[key, score] as const]
    })
    if (named.length === 0) return
    const kept = shape === this.form.shape ? this.form.typed : {}
    this.set({ shape, typed: { ...kept, ...Object.fromEntries(named) } })
  }

  /** Whether the backend has the form; of two devices the one that saves last wins. */
  async save(): Promise<boolean> {
    const { call, session, ui } = this.deps
    const { form } = this
    const params = { uid: session.uid }
    const send = () => call(saveScoreForm, { params, body: { form, rev: this.rev } })
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
      this.rev = first.rev
      if (form === this.form) this.edited = []
    })
    this.keep()
    return true
  }

  /** Reads the form of the account and puts the edits of the device on top, also after a login on the page. */
  async load(): Promise<void> {
    const { call, session } = this.deps
    const found = session.isLoggedIn
      ? await catchApiError(
          () => call(scoreForm, { params: { uid: session.uid } }, { quiet: true }),
          () => undefined,
        )
      : undefined
    runInAction(() => {
      if (found?.form) this.form = mergeForm(found.form, this.form, this.edited)
      if (found) this.rev = found.rev
      this.isReady = true
    })
  }

  private keep(): void {
    this.draft.write({ form: this.form, rev: this.rev, edited: [...this.edited] })
  }
}
