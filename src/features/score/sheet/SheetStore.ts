import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { saveScoreSheet, scoreSheet, type ScoreSheet, scoreSheetSchema } from '@/contracts/score/papers'
import { sheetText } from '@/domain/estimate/sheetText'
import { storage } from '@/platform/storage'
import { onReconnectOrHide } from '@/stores/device/onReconnectOrHide'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

/** A save begins when nothing was changed for so long. */
const PAUSE_MS = 800

const texts = v.record(v.string(), v.string())
const draftSchema = v.object({
  answers: texts,
  marks: texts,
  rev: v.number(),
  isDirty: v.boolean(),
  result: v.optional(scoreSheetSchema.entries.result, null),
})

type SheetDeps = Pick<Stores, 'call' | 'session' | 'ui'>

/**
 * An answer sheet. Every change is on the device at once and goes to the backend when typing pauses. Of what another device saved
 * meanwhile, answers that are missing here are taken over. Without a network the sheet opens with its last score.
 */
export class SheetStore {
  answers: Readonly<Record<string, string>> = {}
  marks: Readonly<Record<string, string>> = {}
  result: ScoreSheet['result'] = null
  notice: string | null = null
  isReady = false
  isOffline = false
  private rev = 0
  private isDirty = false
  /** Whether the draft on the device is what is shown. */
  private isKept = true
  private saving: Promise<boolean | 'stale'> | undefined
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(
    private readonly deps: SheetDeps,
    readonly paperId: string,
  ) {
    this.draft = new PersistedValue(storage.local, `draft:score-sheet:${paperId}`, draftSchema)
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'isDirty' | 'isKept' | 'saving'>(
      this,
      { deps: false, draft: false, rev: false, isDirty: false, isKept: false, saving: false, paperId: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    this.readDraft()
    void this.load()
    return onReconnectOrHide(() => void this.save())
  }

  /** Takes over what another page of this device changed. */
  resume(): void {
    if (!this.isReady) return
    this.readDraft()
    void this.load()
  }

  answer(no: string, letters: string): void {
    const { [no]: _old, ...rest } = this.answers
    this.answers = letters ? { ...rest, [no]: [...letters].sort().join('') } : rest
    this.changed()
  }

  fill(answers: Readonly<Record<string, string>>): void {
    this.answers = { ...this.answers, ...answers }
    this.changed()
  }

  mark(no: string, lines: string): void {
    this.marks = { ...this.marks, [no]: lines }
    this.changed()
  }

  /** Hands the sheet in, even when every answer is saved already; whether the backend has scored it. */
  handIn(): Promise<boolean> {
    return this.push(true)
  }

  /** Saves what is not saved yet. The backend scores a sheet again that was handed in before. */
  save(): Promise<boolean> {
    return this.push(false)
  }

  /** Sends one save after another, because each needs the revision of the one before. */
  private async push(isHandIn: boolean): Promise<boolean> {
    while (this.saving) await this.saving
    if (!this.deps.session.isLoggedIn || !(this.isDirty || isHandIn)) return false
    this.saving = this.send(isHandIn)
    const done = await this.saving
    this.saving = undefined
    return done === 'stale' ? this.merge(isHandIn) : done
  }

  private async send(isHandIn: boolean): Promise<boolean | 'stale'> {
    const { call, session } = this.deps
    const { answers, marks } = this
    const params = { uid: session.uid, id: this.paperId }
    const body = {
      answers: sheetText(answers),
      marks: sheetText(marks),
      rev: this.rev,
      handIn: isHandIn,
    }
    const saved = await catchApiError(
      () => call(saveScoreSheet, { params, body }, { quiet: !isHandIn }),
      (error) => (error.code === 'Y40990' ? ('stale' as const) : undefined),
    )
    if (saved === 'stale') return saved
    runInAction(() => {
      this.isOffline = saved === undefined
    })
    if (!saved) return false
    this.isDirty = answers !== this.answers || marks !== this.marks
    this.take(saved)
    this.keep()
    if (this.isDirty) this.later()
    return true
  }

  private async merge(isHandIn: boolean): Promise<boolean> {
    await this.load()
    return this.isOffline ? false : this.push(isHandIn)
  }

  private async load(): Promise<void> {
    const { call, session } = this.deps
    const { rev } = this
    const params = { uid: session.uid, id: this.paperId }
    const found = session.isLoggedIn
      ? await catchApiError(
          () => call(scoreSheet, { params }, { quiet: true }),
          () => undefined,
        )
      : undefined
    runInAction(() => {
      this.isOffline = found === undefined
      this.isReady = true
      // A save that ended meanwhile is newer than this answer.
      if (this.rev !== rev) return
      if (found && !this.isDirty) [this.answers, this.marks] = [found.answers, found.marks]
      if (found && this.isDirty) {
        this.answers = { ...found.answers, ...this.answers }
        this.marks = { ...found.marks, ...this.marks }
      }
      if (found) this.take(found)
    })
    this.keep()
    if (found && this.isDirty) this.later()
  }

  private take({ rev, result, notice }: ScoreSheet): void {
    this.rev = rev
    this.result = result
    this.notice = notice
  }

  private readDraft(): void {
    const draft = this.isKept ? this.draft.read() : undefined
    if (!draft || draft.rev < this.rev) return
    this.answers = draft.answers
    this.marks = draft.marks
    this.rev = draft.rev
    this.isDirty = draft.isDirty
    this.result = draft.result
  }

  private changed(): void {
    this.isDirty = true
    this.keep()
    this.later()
  }

  private later(): void {
    const { answers, marks } = this
    setTimeout(() => {
      if (answers === this.answers && marks === this.marks) void this.save()
    }, PAUSE_MS)
  }

  private keep(): void {
    const { answers, marks, rev, isDirty, result } = this
    const wasKept = this.isKept
    this.isKept = this.draft.write({ answers, marks, rev, isDirty, result })
    if (wasKept && !this.isKept) this.deps.ui.say('手机存储已满，答案还没有存在本机，请不要关闭页面')
  }
}
