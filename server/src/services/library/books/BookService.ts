import { type Book, bookSchema, type BookRow, type Chapter, chapterSchema } from '@/contracts/library/books'
import type { Mark, Place } from '@/contracts/library/reading'
import { chapterKey } from '@/domain/library/bookmarkKinds'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { MARKS_OF_BOOK, type ReadingRepository } from './ReadingRepository'

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
