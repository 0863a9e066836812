import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import { saveScoreSheet, scoreSheet, type ScoreSheet, scoreSheetSchema } from '@/contracts/score/papers'
import { sheetText } from '@/domain/estimate/sheetText'
import { storage } from '@/platform/storage'
import { AutoSave } from '@/stores/device/AutoSave'
import { PersistedValue } from '@/stores/device/PersistedValue'
import type { Stores } from '@/stores/Stores'

const texts = v.record(v.string(), v.string())
const draftSchema = v.object({
  answers: texts,
  marks: texts,
  rev: v.number(),
  isDirty: v.boolean(),
  result: v.optional(scoreSheetSchema.entries.result, null),
})

type SheetDeps = Pick<Stores, 'call' | 'session' | 'ui' | 'consents'>

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
  readonly saving: AutoSave
  private rev = 0
  private isDirty = false
  /** Whether the draft on the device is what is shown. */
  private isKept = true
  /** Whether the sheet of the account must be read before a save. */
  private needsLoad = false
  /** Whether the next save hands the sheet in. */
  private isHandIn = false
  private readonly draft: PersistedValue<v.InferOutput<typeof draftSchema>>

  constructor(
    private readonly deps: SheetDeps,
    readonly paperId: string,
  ) {
    this.draft = new PersistedValue(storage.local, `draft:score-sheet:${paperId}`, draftSchema)
    this.saving = new AutoSave(deps, {
      isPending: () => deps.session.isLoggedIn && (this.needsLoad || this.isDirty || this.isHandIn),
      save: async () => this.send(),
    })
    makeAutoObservable<this, 'deps' | 'draft' | 'rev' | 'isDirty' | 'isKept' | 'needsLoad' | 'isHandIn'>(
      this,
      {
        deps: false,
        draft: false,
        rev: false,
        isDirty: false,
        isKept: false,
        needsLoad: false,
        isHandIn: false,
        saving: false,
        paperId: false,
      },
      { autoBind: true },
    )
  }

  start(): () => void {
    this.readDraft()
    void this.load()
    return this.saving.start()
  }

  /** Takes over what another page of this device changed. */
  resume(): void {
    if (!this.isReady) return
    this.readDraft()
    void this.load()
  }

  answer(no: string, letters: string): void {
    // An answer that was cleared here stays cleared when the sheet of the account is read.
    this.answers = { ...this.answers, [no]: [...letters].sort().join('') }
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

  /**
   * Hands the sheet in, even when every answer is saved already; true once the backend has scored it. A failure is shown, and not
   * retried: handing in is the learner's decision.
   */
  async handIn(): Promise<boolean> {
    this.isHandIn = true
    const isDone = this.deps.session.isLoggedIn && (await this.saving.save())
    this.isHandIn = false
    if (!isDone) this.sayFailure()
    return isDone
  }

  private sayFailure(): void {
    const { session, ui } = this.deps
    const { failure, problem } = this.saving
    if (!session.isLoggedIn || problem === 'login') ui.say('登录后再提交，答案已存在本机')
    else if (problem === 'consent') void this.saving.again()
    else if (problem === 'network') ui.say('还没有提交上去，答案已存在本机，联网后再试')
    else ui.say(`还没有提交上去，答案已存在本机：${failure?.msg ?? '请再试一次'}`)
  }

  /** Saves what is not saved yet. The backend scores a sheet again that was handed in before. */
  save(): Promise<boolean> {
    return this.saving.save()
  }

  private get params() {
    return { uid: this.deps.session.uid, id: this.paperId }
  }

  private async send(): Promise<void> {
    if (this.needsLoad) await this.fetch()
    if (!this.isDirty && !this.isHandIn) return
    const { answers, marks, isHandIn } = this
    const body = { answers: sheetText(answers), marks: sheetText(marks), rev: this.rev, handIn: isHandIn }
    const saved = await catchApiError(
      () => this.deps.call(saveScoreSheet, { params: this.params, body }, { quiet: true }),
      (error) => {
        if (error.code !== 'Y40990') throw error
        // Another device saved, or the answer of an earlier save was lost: the edits go on top.
        this.needsLoad = true
      },
    )
    if (!saved || !this.saving.isOwn()) return
    runInAction(() => {
      this.isDirty = answers !== this.answers || marks !== this.marks
      if (isHandIn) this.isHandIn = false
      this.take(saved)
    })
    this.keep()
  }

  private async load(): Promise<void> {
    if (this.deps.session.isLoggedIn) this.needsLoad = !(await this.saving.attempt(this.fetch))
    runInAction(() => {
      this.isReady = true
    })
    if (this.isDirty && !this.needsLoad) this.saving.later()
  }

  /** Reads the sheet of the account and puts what is not saved on top. */
  private async fetch(): Promise<void> {
    const { rev } = this
    const found = await this.deps.call(scoreSheet, { params: this.params }, { quiet: true })
    if (!this.saving.isOwn()) return
    runInAction(() => {
      this.needsLoad = false
      // A save that ended meanwhile is newer than this answer.
      if (this.rev !== rev) return
      this.answers = this.isDirty ? { ...found.answers, ...this.answers } : found.answers
      this.marks = this.isDirty ? { ...found.marks, ...this.marks } : found.marks
      this.take(found)
    })
    this.keep()
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
    this.saving.later()
  }

  private keep(): void {
    const { answers, marks, rev, isDirty, result } = this
    const wasKept = this.isKept
    this.isKept = this.draft.write({ answers, marks, rev, isDirty, result })
    if (wasKept && !this.isKept) this.deps.ui.say('手机存储已满，答案还没有存在本机，请不要关闭页面')
  }
}
