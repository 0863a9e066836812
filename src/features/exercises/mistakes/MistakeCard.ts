import { makeAutoObservable } from 'mobx'
import { LONGEST_TYPED_NOTE, type Mistake } from '@/contracts/exercise/mistakes'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { notifyEnds, type NoteEnd } from './notifyEnds'
import type { MistakeBook } from './MistakeBook'
import type { Words } from './MistakeNotes'

interface MistakeCardDeps extends Pick<Stores, 'session' | 'ui' | 'drafts'> {
  readonly book: MistakeBook
  readonly questionId: string
}

/** One question of the book: its note and cause, and whether it stays. */
export class MistakeCard {
  readonly found: Resource<Mistake>
  /** Unsaved text; it outlives the page. */
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

  /** The local change first; otherwise the backend's state. */
  get isRemoved(): boolean {
    const { book, questionId } = this.deps
    return book.isRemoved(questionId) ?? this.found.value?.isRemoved ?? false
  }

  type(note: string): void {
    this.draft = note
    this.deps.drafts.keep(this.form, { note })
  }

  /** How long the note may become; one that was put together of two is longer than what is typed. */
  get longest(): number {
    return Math.max(LONGEST_TYPED_NOTE, this.found.value?.note.length ?? 0, this.note.length)
  }

  async sayCause(cause: MistakeCause | null): Promise<void> {
    await this.say({ cause })
  }

  async saveNote(): Promise<void> {
    const { note } = this
    const end = await this.say({ note })
    if (end) this.deps.ui.say(notifyEnds[end])
  }

  async toggleRemoved(): Promise<void> {
    const { book, questionId, ui } = this.deps
    const isRemoved = !this.isRemoved
    const isSent = await book.setRemoved(questionId, isRemoved)
    const done = isRemoved ? '已移出错题本' : '已放回错题本'
    ui.say(isSent ? done : `${done}，联网后同步`)
  }

  /** Saves to the device first, where it has room; returns where it was saved. */
  private async say(words: Words): Promise<NoteEnd | undefined> {
    const { found, deps } = this
    if (!found.value) return undefined
    const { notes } = deps.book
    const isKept = notes.say(found.value, words)
    if (isKept) this.settle(words)
    found.set(notes.said(found.value))
    await notes.send()
    if (notes.isRefused(deps.questionId)) return 'refused'
    if (notes.waits(deps.questionId)) return isKept ? 'kept' : 'full'
    this.settle(words)
    // Another device may have written too.
    const now = deps.book.known(deps.questionId)
    if (now) found.set(now)
    return 'sent'
  }

  /** The draft has done its work, unless more was typed since. */
  private settle({ note }: Words): void {
    if (note === undefined || this.draft !== note) return
    this.draft = undefined
    this.deps.drafts.drop(this.form)
  }

  private get form(): string {
    return `mistake:${this.deps.session.uid}:${this.deps.questionId}`
  }
}
