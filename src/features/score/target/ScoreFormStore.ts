import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { saveScoreForm, scoreForm, type ScoreForm, scoreFormSchema } from '@/contracts/score/totals'
import { examShapeNames, papersOfShape, scoreProblems, totalScore } from '@/domain/admission/examScores'
import { storage } from '@/platform/storage'
import { AutoSave } from '@/stores/device/AutoSave'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'
import { changedFields, editedFields, mergeForm } from './mergeForm'
import { emptyScoreForm, numberOf } from './Target'

const draftSchema = v.object({ form: scoreFormSchema, rev: v.number(), edited: v.array(v.string()) })

type FormDeps = Pick<Stores, 'call' | 'session' | 'ui' | 'consents'>

/**
 * The exam form: every change is on the device at once. Saving is a decision of the learner; once taken, it is tried until it is done.
 */
export class ScoreFormStore {
  form: ScoreForm = emptyScoreForm
  isReady = false
  readonly saving: AutoSave
  private rev = 0
  /** Fields that the backend does not have yet. */
  private edited: readonly string[] = []
  /** Whether the learner wants the form saved. */
  private isWanted = false
  /** Whether another device had saved before. */
  private isStale = false
  private readonly draft = new PersistedValue(storage.local, 'draft:score-form', draftSchema)

  constructor(private readonly deps: FormDeps) {
    this.saving = new AutoSave(deps, {
      isPending: () => deps.session.isLoggedIn && this.isWanted,
      save: async () => this.send(),
    })
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'edited' | 'isWanted' | 'isStale'>(
      this,
      {
        deps: false,
        draft: false,
        rev: false,
        edited: false,
        isWanted: false,
        isStale: false,
        saving: false,
      },
      { autoBind: true },
    )
  }

  start(): () => void {
    const draft = this.draft.read()
    if (draft) [this.form, this.rev, this.edited] = [draft.form, draft.rev, draft.edited]
    void this.load()
    return this.saving.start()
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

  /** Whether the backend has the form. */
  async save(): Promise<boolean> {
    this.isWanted = true
    this.isStale = false
    const isSaved = await this.saving.save()
    const { failure, problem } = this.saving
    if (problem === 'consent') void this.saving.again()
    else if (failure && problem !== 'login') this.deps.ui.say(failure.msg)
    return isSaved && !this.isStale
  }

  private async send(): Promise<void> {
    const { call, session, ui } = this.deps
    const { form } = this
    const params = { uid: session.uid }
    const saved = await catchApiError(
      () => call(saveScoreForm, { params, body: { form, rev: this.rev } }, { quiet: true }),
      (error) => {
        if (error.code !== 'Y40990') throw error
      },
    )
    if (!this.saving.isOwn()) return
    if (!saved) {
      this.isWanted = false
      this.isStale = true
      await this.load()
      return ui.say('报考信息在另一台设备上改过，请核对后再保存')
    }
    this.rev = saved.rev
    const since = changedFields(form, this.form)
    this.edited = this.edited.filter((name) => since.includes(name))
    // Goes on with what was typed meanwhile.
    this.isWanted = this.edited.length > 0 && Object.keys(this.problems).length === 0
    this.keep()
  }

  /** Reads the form of the account and puts the edits of the device on top, also after a login on the page. */
  async load(): Promise<void> {
    const { call, session } = this.deps
    const { rev } = this
    const found = session.isLoggedIn
      ? await catchApiError(
          () => call(scoreForm, { params: { uid: session.uid } }, { quiet: true }),
          () => undefined,
        )
      : undefined
    if (session.isLoggedIn && !this.saving.isOwn()) return
    runInAction(() => {
      this.isReady = true
      // A save that ended meanwhile is newer than this answer.
      if (!found || this.rev !== rev) return
      if (found.form) this.form = mergeForm(found.form, this.form, this.edited)
      this.rev = found.rev
    })
  }

  private keep(): void {
    this.draft.write({ form: this.form, rev: this.rev, edited: [...this.edited] })
  }
}
