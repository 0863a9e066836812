import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { baoyanProfile, type ProfileBody, profileSchema, saveProfile } from '@/contracts/baoyan/profile'
import { emptyProfile, profileProblems } from '@/domain/baoyan/profile'
import { storage } from '@/platform/storage'
import { onReconnectOrHide } from '@/stores/device/onReconnectOrHide'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

/** A save begins when nothing was changed for so long. */
const PAUSE_MS = 800

const draftSchema = v.object({ profile: profileSchema, rev: v.number(), edited: v.array(v.string()) })

/**
 * The background of the learner, shared by recommendation and test. Every change is kept on the device at once and on the backend
 * when typing pauses, one save after the other. Of what another device saved, fields that are not edited here are taken over.
 */
export class ProfileStore {
  profile: ProfileBody = { ...emptyProfile }
  isReady = false
  isOffline = false
  private rev = 0
  private isSaving = false
  /** Fields that the backend does not have yet. */
  private edited: readonly string[] = []
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(private readonly deps: Pick<Stores, 'call' | 'session'>) {
    this.draft = new PersistedValue(storage.local, 'draft:baoyan-profile', draftSchema)
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'isSaving' | 'edited'>(
      this,
      { deps: false, draft: false, rev: false, isSaving: false, edited: false },
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
    return onReconnectOrHide(() => void this.save())
  }

  get problems(): Readonly<Record<string, string>> {
    return profileProblems(this.profile)
  }

  set(part: Partial<ProfileBody>): void {
    this.profile = { ...this.profile, ...part }
    this.edited = [...new Set([...this.edited, ...Object.keys(part)])]
    this.keep()
    const changed = this.profile
    setTimeout(() => {
      if (changed === this.profile) void this.save()
    }, PAUSE_MS)
  }

  private get params() {
    return { uid: this.deps.session.uid }
  }

  private async save(): Promise<void> {
    if (this.edited.length === 0 || this.isSaving) return
    this.isSaving = true
    const sent = this.profile
    const saved = await catchApiError(
      () =>
        this.deps.call(
          saveProfile,
          { params: this.params, body: { profile: sent, rev: this.rev } },
          { quiet: true },
        ),
      (error) => (error.code === 'Y40960' ? ('stale' as const) : undefined),
    )
    this.isSaving = false
    // Another device saved, or the answer of an earlier save was lost: the edits go on top.
    if (saved === 'stale') return this.load()
    runInAction(() => (this.isOffline = saved === undefined))
    if (!saved) return
    this.rev = saved.rev
    const now: Readonly<Record<string, unknown>> = { ...this.profile }
    const then: Readonly<Record<string, unknown>> = { ...sent }
    this.edited = this.edited.filter((name) => now[name] !== then[name])
    this.keep()
    await this.save()
  }

  private async load(): Promise<void> {
    const { rev } = this
    const found = await catchApiError(
      () => this.deps.call(baoyanProfile, { params: this.params }, { quiet: true }),
      () => undefined,
    )
    runInAction(() => {
      this.isOffline = found === undefined
      this.isReady = true
      // A save that ended meanwhile is newer than this answer.
      if (!found || this.rev !== rev) return
      this.rev = found.rev
      if (!found.profile) return
      const mine = Object.entries(this.profile).filter(([name]) => this.edited.includes(name))
      this.profile = { ...found.profile, ...Object.fromEntries(mine) }
    })
    this.keep()
    if (found) await this.save()
  }

  private keep(): void {
    this.draft.write({ profile: this.profile, rev: this.rev, edited: [...this.edited] })
  }
}
