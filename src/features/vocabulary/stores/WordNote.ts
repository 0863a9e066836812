import { makeAutoObservable, runInAction } from 'mobx'
import { ApiError } from '@/api'
import { saveWordNote, wordNote } from '@/contracts/word/books'
import type { Stores } from '@/stores/Stores'

/** A learner's note on a word; what was typed outlives the page until the backend has it. */
export class WordNote {
  text = ''
  saved = ''
  isSaving = false

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
    if (this.isSaving || !this.hasChanged) return false
    this.isSaving = true
    const { call, session, drafts } = this.deps
    try {
      const params = { uid: session.uid, wordId: this.wordId }
      const { text } = await call(saveWordNote, { params, body: { text: this.text } })
      drafts.drop(this.form)
      runInAction(() => {
        this.saved = text
      })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    } finally {
      runInAction(() => {
        this.isSaving = false
      })
    }
  }

  private async load(hasDraft: boolean): Promise<void> {
    const { call, session } = this.deps
    try {
      const { text } = await call(
        wordNote,
        { params: { uid: session.uid, wordId: this.wordId } },
        { quiet: true },
      )
      runInAction(() => {
        this.saved = text
        if (!hasDraft && this.text === '') this.text = text
      })
    } catch (error) {
      // Without a network the draft is all there is.
      if (!(error instanceof ApiError)) throw error
    }
  }

  private get form(): string {
    return `word-note:${this.wordId}`
  }
}
