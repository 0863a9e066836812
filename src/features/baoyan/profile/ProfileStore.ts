import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { baoyanProfile, type ProfileBody, profileSchema, saveProfile } from '@/contracts/baoyan/profile'
import { emptyProfile, profileProblems } from '@/domain/baoyan/profile'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

/** A save begins when nothing was changed for so long. */
const PAUSE_MS = 800

const draftSchema = v.object({ profile: profileSchema, rev: v.number(), isDirty: v.boolean() })

/**
 * The background of the learner, shared by recommendation and test. Every change is kept on the device at once and on the backend
 * when typing pauses.
 */
export class ProfileStore {
  profile: ProfileBody = { ...emptyProfile }
  isReady = false
  isOffline = false
  private rev = 0
  private isDirty = false
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>) {
    this.draft = new PersistedValue(storage.local, 'baoyan-profile', draftSchema)
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'isDirty'>(
      this,
      { deps: false, draft: false, rev: false, isDirty: false },
      { autoBind: true },
    )
  }

  start(): void {
    const draft = this.draft.read()
    if (draft) {
      this.profile = draft.profile
      this.rev = draft.rev
      this.isDirty = draft.isDirty
    }
    void this.load()
  }

  get problems(): Readonly<Record<string, string>> {
    return profileProblems(this.profile)
  }

  set(part: Partial<ProfileBody>): void {
    this.profile = { ...this.profile, ...part }
    this.isDirty = true
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
    if (!this.isDirty) return
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
    if (saved === 'stale') {
      this.isDirty = false
      await this.load()
      this.deps.ui.say('背景在另一台设备上改过，已换成最新内容')
      return
    }
    runInAction(() => (this.isOffline = saved === undefined))
    if (!saved) return
    this.rev = saved.rev
    this.isDirty = sent !== this.profile
    this.keep()
  }

  private async load(): Promise<void> {
    const found = await catchApiError(
      () => this.deps.call(baoyanProfile, { params: this.params }, { quiet: true }),
      () => undefined,
    )
    runInAction(() => {
      this.isOffline = found === undefined
      if (found?.profile && !this.isDirty) this.profile = found.profile
      if (found) this.rev = found.rev
      this.isReady = true
    })
    this.keep()
    if (found) await this.save()
  }

  private keep(): void {
    this.draft.write({ profile: this.profile, rev: this.rev, isDirty: this.isDirty })
  }
}
