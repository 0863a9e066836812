import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { type Book, bookChapter, bookDetail, type Chapter } from '@/contracts/library/books'
import {
  keepMark,
  keepPlace,
  type Mark,
  readingMarks,
  readingPlaces,
  removeMark,
} from '@/contracts/library/reading'
import type { MarkColor } from '@/domain/library/markColors'
import {
  type Anchor,
  anchorOfPage,
  laterPlace,
  pageOfAnchor,
  paginate,
  type ReaderPage,
} from '@/domain/library/paginate'
import { newId } from '@/lib/newId'
import type { KeyValueStore } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { ReadingPlaces } from './ReadingPlaces'
import { keepReaderSettings, readReaderSettings, type ReaderSettings, roomOf } from './readerSettings'

type ReaderDeps = Pick<Stores, 'call' | 'session' | 'outbox' | 'clock'> & { readonly storage: KeyValueStore }

/** Where an address or a hit leads. */
export interface WantedPlace {
  readonly chapterId: string
  readonly anchor?: Anchor | undefined
}

const START: Anchor = { block: 0, offset: 0 }

/** A book that is read page by page. Its place is an anchor in the text, so that settings never move the reader. */
export class Reader {
  book: Book | undefined = undefined
  chapter: Chapter | undefined = undefined
  anchor: Anchor = START
  /** Where the text on the page begins while it scrolls. */
  top: Anchor = START
  settings: ReaderSettings
  marks: readonly Mark[] = []
  error = ''
  private readonly places: ReadingPlaces
  private loads = 0

  constructor(
    private readonly deps: ReaderDeps,
    readonly bookId: string,
    private readonly wanted: WantedPlace | undefined,
  ) {
    this.settings = readReaderSettings(deps.storage)
    this.places = new ReadingPlaces(deps.storage, deps.session.uid)
    makeAutoObservable<this, 'deps' | 'places' | 'wanted' | 'loads'>(
      this,
      {
        deps: false,
        places: false,
        wanted: false,
        loads: false,
        book: observableRef,
        chapter: observableRef,
        marks: observableRef,
      },
      { autoBind: true },
    )
  }

  start(): void {
    void this.open()
  }

  get pages(): readonly ReaderPage[] {
    return paginate(this.chapter?.blocks.map(({ text }) => text) ?? [], roomOf(this.settings))
  }

  /** The drawn pieces: one page, or while scrolling all pages from the top to the place. */
  get shownPieces(): ReaderPage {
    if (this.settings.flow === 'pages') return this.pages[this.pageNo] ?? []
    return this.pages.slice(Math.min(pageOfAnchor(this.pages, this.top), this.pageNo), this.pageNo + 1).flat()
  }

  get pageNo(): number {
    return pageOfAnchor(this.pages, this.anchor)
  }

  get chapterNo(): number {
    return this.book?.chapters.findIndex(({ chapterId }) => chapterId === this.chapter?.chapterId) ?? 0
  }

  /** Share of the book before this page, in percent. */
  get percent(): number {
    const chapters = this.book?.chapters ?? []
    const before = chapters.slice(0, this.chapterNo).reduce((sum, { letters }) => sum + letters, 0)
    const here = (chapters[this.chapterNo]?.letters ?? 0) * (this.pageNo / Math.max(1, this.pages.length))
    return Math.round((100 * (before + here)) / Math.max(1, this.book?.letters ?? 1))
  }

  get hasNext(): boolean {
    return this.pageNo < this.pages.length - 1 || this.chapterNo < (this.book?.chapters.length ?? 0) - 1
  }

  get hasPrevious(): boolean {
    return this.pageNo > 0 || this.chapterNo > 0
  }

  /** Opens the book at the wanted chapter, or where it was read last: here or on another device. */
  async open(): Promise<void> {
    this.error = ''
    await this.guarded(async () => {
      const { call } = this.deps
      const book = await call(bookDetail, { params: { bookId: this.bookId } })
      const place = this.wanted === undefined ? await this.latestPlace() : undefined
      // A chapter that left the book since it was read is no place any more.
      const isThere = book.chapters.some((one) => one.chapterId === place?.chapterId)
      const read = isThere ? place : undefined
      const chapterId = this.wanted?.chapterId ?? read?.chapterId ?? book.chapters[0]?.chapterId ?? ''
      const chapter = await call(bookChapter, { params: { bookId: this.bookId, chapterId } })
      runInAction(() => {
        this.book = book
        this.chapter = chapter
        this.anchor = this.wanted?.anchor ?? (read ? { block: read.block, offset: read.offset } : START)
        this.top = this.anchor
      })
      await this.loadMarks()
    })
  }

  async goTo(chapterId: string, isAtEnd = false): Promise<void> {
    await this.load(chapterId, () => (isAtEnd ? anchorOfPage(this.pages, this.pages.length - 1) : START))
  }

  /** Shows a place: of a hit, a mark or a bookmark. */
  async show({ chapterId, block, offset }: { readonly chapterId: string } & Anchor): Promise<void> {
    await this.load(chapterId, () => ({ block, offset }))
  }

  private async load(chapterId: string, anchorOf: () => Anchor): Promise<void> {
    this.loads += 1
    const load = this.loads
    await this.guarded(async () => {
      const chapter =
        this.chapter?.chapterId === chapterId
          ? this.chapter
          : await this.deps.call(bookChapter, { params: { bookId: this.bookId, chapterId } })
      // A later tap has chosen another chapter meanwhile.
      if (load !== this.loads) return
      runInAction(() => {
        this.chapter = chapter
        this.anchor = anchorOf()
        this.top = this.anchor
        this.keep()
      })
    })
  }

  async turn(step: 1 | -1): Promise<void> {
    const no = this.pageNo + step
    if (no >= 0 && no < this.pages.length) {
      this.anchor = anchorOfPage(this.pages, no)
      if (step < 0) this.top = this.anchor
      this.keep()
      return
    }
    const beside = this.book?.chapters[this.chapterNo + step]
    if (beside) await this.goTo(beside.chapterId, step < 0)
  }

  change(settings: Partial<ReaderSettings>): void {
    this.settings = { ...this.settings, ...settings }
    this.top = this.anchor
    keepReaderSettings(this.deps.storage, this.settings)
  }

  markOf(block: number): Mark | undefined {
    return this.marks.find((mark) => mark.chapterId === this.chapter?.chapterId && mark.block === block)
  }

  /** Highlights a paragraph at once; the outbox brings it to the account. */
  mark(block: number, color: MarkColor, note: string): void {
    const text = this.chapter?.blocks[block]?.text ?? ''
    const old = this.markOf(block)
    const chapterId = this.chapter?.chapterId ?? ''
    const body = {
      chapterId,
      block,
      start: 0,
      end: text.length,
      color,
      note: note.trim(),
      at: this.deps.clock.now(),
    }
    const made = { markId: old?.markId ?? newId(), ...body }
    this.marks = [...this.marks.filter((one) => one !== old), made]
    void this.deps.outbox.add(keepMark.id, { params: this.markParams(made.markId), body })
  }

  unmark(block: number): void {
    const old = this.markOf(block)
    if (!old) return
    this.marks = this.marks.filter((one) => one !== old)
    void this.deps.outbox.add(removeMark.id, { params: this.markParams(old.markId) })
  }

  private markParams(markId: string) {
    return { uid: this.deps.session.uid, bookId: this.bookId, markId }
  }

  /** Keeps the place on the device at once, and in the account by the outbox. Only reading moves it, never opening. */
  private keep(): void {
    const place = { chapterId: this.chapter?.chapterId ?? '', ...this.anchor, at: this.deps.clock.now() }
    this.places.keep(this.bookId, place)
    const { session, outbox } = this.deps
    if (session.isLoggedIn)
      void outbox.add(keepPlace.id, { params: { uid: session.uid, bookId: this.bookId }, body: place })
  }

  private async latestPlace() {
    const { call, session } = this.deps
    const here = this.places.of(this.bookId)
    if (!session.isLoggedIn) return here
    const all = await catchApiError(
      () => call(readingPlaces, { params: { uid: session.uid } }),
      () => [],
    )
    return laterPlace(
      here,
      all.find(({ bookId }) => bookId === this.bookId),
    )
  }

  private async loadMarks(): Promise<void> {
    const { call, session } = this.deps
    if (!session.isLoggedIn) return
    const params = { uid: session.uid, bookId: this.bookId }
    const marks = await catchApiError(
      () => call(readingMarks, { params }),
      () => [],
    )
    runInAction(() => (this.marks = marks))
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    await catchApiError(work, ({ msg }) => runInAction(() => (this.error = msg)))
  }
}
