import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { saveWordNote, wordNote } from '@/contracts/word/books'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

/** A learner's note on a word; the draft survives the page until the backend has it. */
export class WordNote {
  text = ''
  saved = ''
  private readonly saving = new Task()

  constructor(
    private readonly deps: Pick<Stores, 'call' | 'session' | 'drafts'>,
    private readonly wordId: string,
  ) {
    makeAutoObservable<this, 'deps' | 'wordId'>(this, { deps: false, wordId: false }, { autoBind: true })
  }

  start(): void {
    const draft = this.deps.drafts.read(this.form)['text']
    if (draft !== undefined) this.text = draft
    void this.load(draft !== undefined)
  }

  get hasChanged(): boolean {
    return this.text.trim() !== this.saved.trim()
  }

  type(text: string): void {
    this.text = text
    this.deps.drafts.keep(this.form, { text })
  }

  /** Sends the note; true when the backend has it. */
  async save(): Promise<boolean> {
    if (!this.hasChanged) return false
    const { call, session, drafts } = this.deps
    return this.saving.succeeds(async () => {
      const params = { uid: session.uid, wordId: this.wordId }
      const done = drafts.sending(this.form)
      const { text } = await call(saveWordNote, { params, body: { text: this.text } })
      done()
      this.put(text)
    })
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  private put(text: string): void {
    this.saved = text
  }

  private async load(hasDraft: boolean): Promise<void> {
    const { call, session } = this.deps
    const input = { params: { uid: session.uid, wordId: this.wordId } }
    // Without a network the draft is all there is.
    const found = await catchApiError(
      () => call(wordNote, input, { quiet: true }),
      () => undefined,
    )
    if (!found) return
    runInAction(() => {
      this.saved = found.text
      if (!hasDraft && this.text === '') this.text = found.text
    })
  }

  private get form(): string {
    return `word-note:${this.deps.session.uid}:${this.wordId}`
  }
}
