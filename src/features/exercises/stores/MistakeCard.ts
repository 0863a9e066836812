import { makeAutoObservable } from 'mobx'
import type { Mistake } from '@/contracts/exercise/mistakes'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/Stores'
import type { MistakeBook } from './MistakeBook'

interface MistakeCardDeps extends Pick<Stores, 'session' | 'ui' | 'drafts'> {
  readonly book: MistakeBook
  readonly questionId: string
}

/** One question of the book: what its learner says of it, and whether it stays. */
export class MistakeCard {
  readonly found: Resource<Mistake>
  /** What is typed and not saved yet; it outlives the page. */
  draft: string | undefined

  constructor(private readonly deps: MistakeCardDeps) {
    this.found = new Resource(() => deps.book.mistake(deps.questionId))
    this.draft = deps.drafts.read(this.form)['note']
    makeAutoObservable<this, 'deps'>(this, { deps: false, found: false }, { autoBind: true })
  }

  start(): void {
    this.deps.book.log.open()
    void this.found.load()
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
    const isSent = await this.say(this.found.value?.cause ?? null)
    this.deps.ui.say(isSent ? '笔记已保存' : '笔记已存在本机，联网后同步')
  }

  async toggleRemoved(): Promise<void> {
    const { book, questionId, ui } = this.deps
    const isRemoved = !this.isRemoved
    const isSent = await book.setRemoved(questionId, isRemoved)
    const done = isRemoved ? '已移出错题本' : '已放回错题本'
    ui.say(isSent ? done : `${done}，联网后同步`)
  }

  /** On the device first; true when the backend has it too. */
  private async say(cause: MistakeCause | null): Promise<boolean> {
    const { found, note, deps } = this
    if (!found.value) return false
    const { notes } = deps.book
    if (notes.say(found.value, { cause, note })) deps.drafts.drop(this.form)
    found.set(notes.said(found.value))
    this.draft = undefined
    const isSent = await notes.send()
    // Another device may have written too.
    const now = deps.book.known(deps.questionId)
    if (isSent && now) found.set(now)
    return isSent
  }

  private get form(): string {
    return `mistake:${this.deps.session.uid}:${this.deps.questionId}`
  }
}
