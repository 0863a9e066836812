import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { chooseForm, type ChooseFormBody, chooseFormSchema, saveChooseForm } from '@/contracts/choose/plans'
import { emptyForm, type ChooseModule, formProblems } from '@/domain/admission/chooseForm'
import type { Stores } from '@/stores/Stores'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { knownScores, rememberScores } from './knownScores'

/** A save begins when nothing was changed for so long. */
const PAUSE_MS = 800

const draftSchema = v.object({ form: chooseFormSchema, rev: v.number(), isDirty: v.boolean() })

const START: ChooseFormBody = { ...emptyForm, codes: [], provinces: [], levels: [], scores: {} }

type FormDeps = Pick<Stores, 'call' | 'session' | 'ui'>

/**
 * The form of one way into school choice. Every change is kept on the device at once and on the backend when typing pauses; a form
 * that another device saved meanwhile is shown instead of being overwritten.
 */
export class FormStore {
  form: ChooseFormBody = START
  /** Names of the chosen majors; codes alone are known after a restart. */
  names: Readonly<Record<string, string>> = {}
  isReady = false
  isOffline = false
  private rev = 0
  private isDirty = false
  private isSaving = false
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(
    private readonly deps: FormDeps,
    readonly module: ChooseModule,
  ) {
    this.draft = new PersistedValue(storage.local, `choose-form:${module}`, draftSchema)
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'isDirty' | 'isSaving'>(
      this,
      { deps: false, draft: false, rev: false, isDirty: false, isSaving: false, module: false },
      { autoBind: true },
    )
  }

  start(): void {
    const draft = this.draft.read()
    if (draft) {
      this.form = draft.form
      this.rev = draft.rev
      this.isDirty = draft.isDirty
    }
    void this.load()
  }

  get problems(): Readonly<Record<string, string>> {
    return formProblems(this.form)
  }

  set(part: Partial<ChooseFormBody>): void {
    this.form = { ...this.form, ...part }
    this.isDirty = true
    this.keep()
    if (part.scores || part.shape) rememberScores(this.form.shape, this.form.scores)
    const changed = this.form
    setTimeout(() => {
      if (changed === this.form) void this.save()
    }, PAUSE_MS)
  }

  /** Takes over the scores that this device knows for an exam of four papers, such as predicted ones. */
  takeKnownScores(): void {
    this.set({ shape: 'four', scores: knownScores('four') })
  }

  setMajors(choice: readonly { readonly id: string; readonly name: string }[]): void {
    this.names = { ...this.names, ...Object.fromEntries(choice.map(({ id, name }) => [id, name])) }
    this.set({ codes: choice.map(({ id }) => id) })
  }

  /** Saves unsaved changes; true when the backend has them, or without a login. */
  async save(): Promise<boolean> {
    const { call, session } = this.deps
    if (!session.isLoggedIn || !this.isDirty || this.isSaving) return !this.isDirty || !session.isLoggedIn
    this.isSaving = true
    const sent = this.form
    const params = { uid: session.uid, module: this.module }
    const saved = await catchApiError(
      () => call(saveChooseForm, { params, body: { form: sent, rev: this.rev } }, { quiet: true }),
      (error) => (error.code === 'Y40960' ? ('stale' as const) : undefined),
    )
    this.isSaving = false
    if (saved === 'stale') return this.takeOther()
    runInAction(() => {
      this.isOffline = saved === undefined
    })
    if (saved) {
      this.rev = saved.rev
      this.isDirty = sent !== this.form
      this.keep()
      if (this.isDirty) void this.save()
    }
    return saved !== undefined
  }

  private async takeOther(): Promise<boolean> {
    this.isDirty = false
    await this.load()
    this.deps.ui.say('表单在另一台设备上改过，已换成最新内容')
    return false
  }

  private async load(): Promise<void> {
    const { call, session } = this.deps
    if (session.isLoggedIn) {
      const params = { uid: session.uid, module: this.module }
      const found = await catchApiError(
        () => call(chooseForm, { params }, { quiet: true }),
        () => undefined,
      )
      runInAction(() => {
        this.isOffline = found === undefined
        if (found?.form && !this.isDirty) this.form = found.form
        // A form filled before the login overwrites the stored form of the account.
        if (found) this.rev = found.rev
      })
      this.keep()
      if (found && this.isDirty) void this.save()
    }
    runInAction(() => {
      this.isReady = true
    })
  }

  private keep(): void {
    this.draft.write({ form: this.form, rev: this.rev, isDirty: this.isDirty })
  }
}
