import { makeAutoObservable } from 'mobx'
import { deleteNote, notes, writeNote, type Note } from '@/contracts/course/notes'
import { newId } from '@/lib/newId'
import { PagedList } from '@/stores/PagedList'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/Task'

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
            query: { lessonId: deps.lessonId, page, size: PAGE_SIZE },
          },
          { quiet: true },
        ),
      idOf: ({ noteId }) => noteId,
    })
    makeAutoObservable<this, 'deps' | 'noteId'>(
      this,
      { deps: false, noteId: false, pages: false, writing: false },
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
    const { call, session, goodsId, lessonId, drafts, ui } = this.deps
    const text = this.text.trim()
    if (!text) return ui.say('先写点什么')
    const input = {
      params: { uid: session.uid, noteId: this.noteId },
      body: { goodsId, lessonId, place: Math.floor(place), text },
    }
    const note = await this.writing.run(
      () => call(writeNote, input),
      () => undefined,
    )
    if (!note) return
    drafts.drop(this.form)
    this.began(note)
  }

  async remove(note: Note): Promise<void> {
    const { call, session } = this.deps
    const isGone = await this.writing.succeeds(() =>
      call(deleteNote, { params: { uid: session.uid, noteId: note.noteId } }),
    )
    if (isGone) this.forget(note.noteId)
  }

  private began(note: Note): void {
    this.text = ''
    this.noteId = newId()
    this.pages.rows = [note, ...this.pages.rows]
    this.pages.total += 1
  }

  private forget(noteId: string): void {
    this.pages.rows = this.pages.rows.filter((note) => note.noteId !== noteId)
    this.pages.total -= 1
  }

  private get form(): string {
    return `lesson-note:${this.deps.goodsId}:${this.deps.lessonId}`
  }
}
