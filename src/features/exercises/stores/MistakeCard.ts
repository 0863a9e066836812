import { makeAutoObservable, runInAction } from 'mobx'
import { noteMistake, type Mistake } from '@/contracts/exercise/mistakes'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/Task'
import type { MistakeBook } from './MistakeBook'

interface MistakeCardDeps extends Pick<Stores, 'call' | 'session' | 'ui' | 'drafts'> {
  readonly book: MistakeBook
  readonly questionId: string
}

/** One question of the book: what its learner says of it, and whether it stays. */
export class MistakeCard {
  readonly found: Resource<Mistake>
  /** What is typed and not saved yet: it outlives the page until the backend has it. */
  draft: string | undefined
  private readonly saving = new Task()

  constructor(private readonly deps: MistakeCardDeps) {
    this.found = new Resource(() => deps.book.mistake(deps.questionId))
    this.draft = deps.drafts.read(this.form)['note']
    makeAutoObservable<this, 'deps' | 'saving'>(
      this,
      { deps: false, found: false, saving: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.deps.book.log.open()
    void this.found.load()
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  get note(): string {
    return this.draft ?? this.found.value?.note ?? ''
  }

  /** By what this device did last; else as the backend said. */
  get isRemoved(): boolean {
    const { book, questionId } = this.deps
    return book.isRemoved(questionId) ?? this.found.value?.isRemoved ?? false
  }

  type(note: string): void {
    this.draft = note
    this.deps.drafts.keep(this.form, { note })
  }

  /** Keeps a cause, and the note as it stands. */
  async sayCause(cause: MistakeCause | null): Promise<void> {
    await this.say(cause)
  }

  async saveNote(): Promise<void> {
    if (await this.say(this.found.value?.cause ?? null)) this.deps.ui.say('笔记已保存')
  }

  async toggleRemoved(): Promise<void> {
    const { book, questionId, ui } = this.deps
    const isRemoved = !this.isRemoved
    const isSent = await book.setRemoved(questionId, isRemoved)
    const done = isRemoved ? '已移出错题本' : '已放回错题本'
    ui.say(isSent ? done : `${done}，联网后同步`)
  }

  private get params() {
    return { uid: this.deps.session.uid, questionId: this.deps.questionId }
  }

  private async say(cause: MistakeCause | null): Promise<boolean> {
    const sent = this.draft
    const body = { cause, note: this.note }
    return this.saving.succeeds(async () => {
      const saved = await this.deps.call(noteMistake, { params: this.params, body })
      runInAction(() => {
        this.found.set(saved)
        // What was typed meanwhile waits to be saved.
        if (this.draft !== sent) return
        this.draft = undefined
        this.deps.drafts.drop(this.form)
      })
    })
  }

  private get form(): string {
    return `mistake:${this.params.uid}:${this.deps.questionId}`
  }
}
