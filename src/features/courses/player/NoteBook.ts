import { makeAutoObservable } from 'mobx'
import { deleteNote, notes, writeNote, type Note } from '@/contracts/course/notes'
import { newId } from '@/lib/newId'
import { PagedList } from '@/stores/page/PagedList'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'

const PAGE_SIZE = 20

interface NoteBookDeps extends Pick<Stores, 'call' | 'session' | 'drafts' | 'ui'> {
  readonly goodsId: string
  readonly lessonId: string
}

/** The notes of a lesson, and the one that is being written: a draft until the backend has it. */
export class NoteBook {
  text: string
  readonly pages: PagedList<Note>
  readonly writing = new Task()
  /** Kept with the draft: a note whose answer was lost is the same note when it is sent again. */
  private noteId: string
  /** Notes that were deleted here: each moved those of the backend's later pages one place up. */
  private removed = 0

  constructor(private readonly deps: NoteBookDeps) {
    const draft = deps.drafts.read(this.form)
    this.text = draft['text'] ?? ''
    this.noteId = draft['noteId'] ?? newId()
    this.pages = new PagedList({
      fetch: (page) =>
        deps.call(
          notes,
          {
            params: { uid: deps.session.uid, goodsId: deps.goodsId },
            query: { lessonId: deps.lessonId, page: this.pageNow(page), size: PAGE_SIZE },
          },
          { quiet: true },
        ),
      idOf: ({ noteId }) => noteId,
    })
    makeAutoObservable<this, 'deps' | 'noteId' | 'removed'>(
      this,
      { deps: false, noteId: false, removed: false, pages: false, writing: false },
      { autoBind: true },
    )
  }

  start(): void {
    this.pages.start()
  }

  type(text: string): void {
    this.text = text
    this.deps.drafts.keep(this.form, { text, noteId: this.noteId })
  }

  /** Writes what was typed, at a place of the lesson in seconds. */
  async save(place: number): Promise<void> {
    const { call, session, goodsId, lessonId, ui } = this.deps
    const typed = this.text
    const text = typed.trim()
    if (!text) return ui.say('先写点什么')
    const input = {
      params: { uid: session.uid, noteId: this.noteId },
      body: { goodsId, lessonId, place: Math.floor(place), text },
    }
    const note = await this.writing.run(
      () => call(writeNote, input),
      () => undefined,
    )
    if (note) this.began(note, typed)
  }

  async remove(note: Note): Promise<void> {
    const { call, session } = this.deps
    const isGone = await this.writing.succeeds(() =>
      call(deleteNote, { params: { uid: session.uid, noteId: note.noteId } }),
    )
    if (isGone) this.forget(note.noteId)
  }

  /** What was typed while the note was on its way is the next one. */
  private began(note: Note, typed: string): void {
    this.noteId = newId()
    this.type(this.text === typed ? '' : this.text)
    if (this.text === '') this.deps.drafts.drop(this.form)
    this.pages.rows = [note, ...this.pages.rows]
    this.pages.total += 1
  }

  private forget(noteId: string): void {
    this.pages.rows = this.pages.rows.filter((note) => note.noteId !== noteId)
    this.pages.total -= 1
    this.removed += 1
  }

  /** The page that begins no later than what comes next; notes that are known already are left out of it. */
  private pageNow(page: number): number {
    return Math.max(1, page - Math.ceil(this.removed / PAGE_SIZE))
  }

  private get form(): string {
    return `lesson-note:${this.deps.goodsId}:${this.deps.lessonId}`
  }
}
