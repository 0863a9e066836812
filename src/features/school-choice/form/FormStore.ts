import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { chooseForm, type ChooseFormBody, chooseFormSchema, saveChooseForm } from '@/contracts/choose/plans'
import { emptyForm, type ChooseModule, formProblems } from '@/domain/admission/chooseForm'
import type { Stores } from '@/stores/Stores'
import { storage } from '@/platform/storage'
import { AutoSave } from '@/stores/device/AutoSave'
import { editsSince, mergeEdits } from '@/stores/device/mergeEdits'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { knownScores, rememberScores } from './knownScores'

const draftSchema = v.object({
  form: chooseFormSchema,
  rev: v.number(),
  /** Fields that the backend does not have yet; a draft of an older version says only whether there are any. */
  edited: v.optional(v.array(v.string())),
  isDirty: v.optional(v.boolean()),
})

const START: ChooseFormBody = { ...emptyForm, codes: [], provinces: [], levels: [], scores: {} }

type FormDeps = Pick<Stores, 'call' | 'session' | 'ui' | 'consents'>

/** Fields that a change edits: scores belong to their division of the exam. */
const editedBy = (part: Partial<ChooseFormBody>): string[] => [
  ...Object.keys(part),
  ...(part.shape || part.scores ? ['shape', 'scores'] : []),
]

/**
 * The form of one way into school choice. Every change is kept on the device at once and on the backend when typing pauses. Of what
 * another device saved, fields that are not edited here are taken over.
 */
export class FormStore {
  form: ChooseFormBody = START
  /** Names of the chosen majors; codes alone are known after a restart. */
  names: Readonly<Record<string, string>> = {}
  isReady = false
  readonly saving: AutoSave
  private rev = 0
  private edited: readonly string[] = []
  /** Whether the account's form must be read before a save. */
  private needsLoad = false
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(
    private readonly deps: FormDeps,
    readonly module: ChooseModule,
  ) {
    this.draft = new PersistedValue(storage.local, `choose-form:${module}`, draftSchema)
    this.saving = new AutoSave(deps, {
      isPending: () => deps.session.isLoggedIn && (this.needsLoad || this.edited.length > 0),
      save: async () => this.send(),
    })
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'edited' | 'needsLoad'>(
      this,
      {
        deps: false,
        draft: false,
        rev: false,
        edited: false,
        needsLoad: false,
        module: false,
        saving: false,
      },
      { autoBind: true },
    )
  }

  start(): () => void {
    const draft = this.draft.read()
    if (draft) {
      this.form = draft.form
      this.rev = draft.rev
      this.edited = draft.edited ?? (draft.isDirty ? Object.keys(draft.form) : [])
    }
    void this.load()
    return this.saving.start()
  }

  get problems(): Readonly<Record<string, string>> {
    return formProblems(this.form)
  }

  set(part: Partial<ChooseFormBody>): void {
    this.form = { ...this.form, ...part }
    this.edited = [...new Set([...this.edited, ...editedBy(part)])]
    this.keep()
    if (part.scores || part.shape) rememberScores(this.form.shape, this.form.scores)
    this.saving.later()
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
  save(): Promise<boolean> {
    return this.saving.save()
  }

  private get params() {
    return { uid: this.deps.session.uid, module: this.module }
  }

  private async send(): Promise<void> {
    if (this.needsLoad) await this.fetch()
    if (this.edited.length === 0) return
    const sent = this.form
    const saved = await catchApiError(
      () =>
        this.deps.call(
          saveChooseForm,
          { params: this.params, body: { form: sent, rev: this.rev } },
          { quiet: true },
        ),
      (error) => {
        if (error.code !== 'Y40960') throw error
        // Another device saved, or the answer of an earlier save was lost: the edits go on top.
        this.needsLoad = true
      },
    )
    if (!saved || !this.saving.isOwn()) return
    this.rev = saved.rev
    this.edited = editsSince(sent, this.form, this.edited)
    this.keep()
  }

  private async load(): Promise<void> {
    if (this.deps.session.isLoggedIn) {
      this.needsLoad = !(await this.saving.attempt(this.fetch))
      if (!this.needsLoad) void this.save()
    }
    runInAction(() => {
      this.isReady = true
    })
  }

  /** Reads the form of the account and puts the edits of the device on top. */
  private async fetch(): Promise<void> {
    const { rev } = this
    const found = await this.deps.call(chooseForm, { params: this.params }, { quiet: true })
    if (!this.saving.isOwn()) return
    runInAction(() => {
      this.needsLoad = false
      // A save that ended meanwhile is newer than this answer.
      if (this.rev !== rev) return
      this.rev = found.rev
      if (!found.form) return
      this.form = mergeEdits(found.form, this.form, this.edited)
    })
    this.keep()
  }

  private keep(): void {
    this.draft.write({ form: this.form, rev: this.rev, edited: [...this.edited] })
  }
}
