import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { baoyanProfile, type ProfileBody, profileSchema, saveProfile } from '@/contracts/baoyan/profile'
import { emptyProfile, profileProblems } from '@/domain/baoyan/profile'
import { storage } from '@/platform/storage'
import { AutoSave } from '@/stores/device/AutoSave'
import { editsSince, mergeEdits } from '@/stores/device/mergeEdits'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

const draftSchema = v.object({ profile: profileSchema, rev: v.number(), edited: v.array(v.string()) })

/**
 * The background of the learner, shared by recommendation and test. Every change is kept on the device at once and on the backend
 * when typing pauses, one save after the other. Of what another device saved, fields that are not edited here are taken over.
 */
export class ProfileStore {
  profile: ProfileBody = { ...emptyProfile }
  isReady = false
  readonly saving: AutoSave
  private rev = 0
  /** Fields that the backend does not have yet. */
  private edited: readonly string[] = []
  /** Whether the account's background must be read before a save. */
  private needsLoad = false
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'ui' | 'consents'>) {
    this.draft = new PersistedValue(storage.local, 'draft:baoyan-profile', draftSchema)
    this.saving = new AutoSave(deps, {
      isPending: () => this.needsLoad || this.edited.length > 0,
      save: async () => this.send(),
    })
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'edited' | 'needsLoad'>(
      this,
      { deps: false, draft: false, rev: false, edited: false, needsLoad: false, saving: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    const draft = this.draft.read()
    if (draft) {
      this.profile = draft.profile
      this.rev = draft.rev
      this.edited = draft.edited
    }
    void this.load()
    return this.saving.start()
  }

  get problems(): Readonly<Record<string, string>> {
    return profileProblems(this.profile)
  }

  set(part: Partial<ProfileBody>): void {
    this.profile = { ...this.profile, ...part }
    this.edited = [...new Set([...this.edited, ...Object.keys(part)])]
    this.keep()
    this.saving.later()
  }

  private get params() {
    return { uid: this.deps.session.uid }
  }

  private async send(): Promise<void> {
    if (this.needsLoad) await this.fetch()
    if (this.edited.length === 0) return
    const sent = this.profile
    const body = { profile: sent, rev: this.rev }
    const saved = await catchApiError(
      () => this.deps.call(saveProfile, { params: this.params, body }, { quiet: true }),
      (error) => {
        if (error.code !== 'Y40960') throw error
        // Another device saved, or the answer of an earlier save was lost: the edits go on top.
        this.needsLoad = true
      },
    )
    if (!saved || !this.saving.isOwn()) return
    this.rev = saved.rev
    this.edited = editsSince(sent, this.profile, this.edited)
    this.keep()
  }

  private async load(): Promise<void> {
    this.needsLoad = !(await this.saving.attempt(this.fetch))
    runInAction(() => {
      this.isReady = true
    })
    if (!this.needsLoad) await this.saving.save()
  }

  /** Reads the background of the account and puts the edits of the device on top. */
  private async fetch(): Promise<void> {
    const { rev } = this
    const found = await this.deps.call(baoyanProfile, { params: this.params }, { quiet: true })
    if (!this.saving.isOwn()) return
    runInAction(() => {
      this.needsLoad = false
      // A save that ended meanwhile is newer than this answer.
      if (this.rev !== rev) return
      this.rev = found.rev
      if (!found.profile) return
      this.profile = mergeEdits(found.profile, this.profile, this.edited)
    })
    this.keep()
  }

  private keep(): void {
    this.draft.write({ profile: this.profile, rev: this.rev, edited: [...this.edited] })
  }
}
