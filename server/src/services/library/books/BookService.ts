import {
  type Book,
  type BookHit,
  bookSchema,
  type BookRow,
  type Chapter,
  chapterSchema,
} from '@/contracts/library/books'
import type { Mark, Place } from '@/contracts/library/reading'
import { chapterKey } from '@/domain/library/bookmarkKinds'
import { findInTexts } from '@/domain/library/findInTexts'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { MARKS_OF_BOOK, type ReadingRepository } from './ReadingRepository'

/** Hits of a search in one book. */
const MOST_HITS = 50

interface BookDeps {
  readonly items: ItemRepository
  readonly reading: ReadingRepository
  readonly clock: Clock
}

/** Books, reading positions and marks. */
export class BookService {
  constructor(private readonly deps: BookDeps) {}

  async list(): Promise<BookRow[]> {
    const found = await this.deps.items.list('book', bookSchema)
    return found.map(({ chapters, ...book }) => ({ ...book, chapterCount: chapters.length }))
  }

  async book(bookId: string): Promise<Book> {
    return orThrow(await this.deps.items.find('book', bookId, bookSchema), 'notFound')
  }

  async chapter(bookId: string, chapterId: string): Promise<Chapter> {
    const key = chapterKey(bookId, chapterId)
    return orThrow(await this.deps.items.find('book-chapter', key, chapterSchema), 'notFound')
  }

  /** Paragraphs of a book that hold a text, in their order. */
  async search(bookId: string, text: string): Promise<{ hits: BookHit[] }> {
    const { chapters } = await this.book(bookId)
    const keys = chapters.map(({ chapterId }) => chapterKey(bookId, chapterId))
    const found = await this.deps.items.findAll('book-chapter', keys, chapterSchema)
    const byId = new Map(found.map((chapter) => [chapter.chapterId, chapter]))
    const hits: BookHit[] = []
    for (const { chapterId, title } of chapters) {
      const texts = byId.get(chapterId)?.blocks.map((block) => block.text) ?? []
      for (const hit of findInTexts(texts, text, MOST_HITS - hits.length))
        hits.push({ chapterId, title, ...hit })
    }
    return { hits }
  }

  places(uid: number) {
    return this.deps.reading.places(uid)
  }

  async keepPlace(uid: number, bookId: string, place: Place): Promise<void> {
    await this.requireChapter(bookId, place.chapterId)
    await this.deps.reading.keepPlace(uid, bookId, { ...place, at: this.past(place.at) })
  }

  marks(uid: number, bookId: string): Promise<Mark[]> {
    return this.deps.reading.marks(uid, bookId)
  }

  async keepMark(uid: number, bookId: string, mark: Mark): Promise<void> {
    const { reading } = this.deps
    await this.requireChapter(bookId, mark.chapterId)
    if (mark.end <= mark.start) throw new ApiError('invalidRequest')
    if ((await reading.countMarks(uid, bookId)) >= MARKS_OF_BOOK) throw new ApiError('marksFull')
    await reading.keepMark(uid, bookId, { ...mark, at: this.past(mark.at) })
  }

  removeMark(uid: number, bookId: string, markId: string): Promise<void> {
    return this.deps.reading.removeMark(uid, bookId, markId)
  }

  private async requireChapter(bookId: string, chapterId: string): Promise<void> {
    await this.chapter(bookId, chapterId)
  }

  /** A device whose clock is ahead would win over all others for as long. */
  private past(at: number): number {
    return Math.min(at, this.deps.clock())
  }
}
