import { and, asc, eq, sql } from 'drizzle-orm'
import type { Mark, Place } from '@/contracts/library/reading'
import type { Db } from '../../../db/Database'
import { readingMarks, readingPlaces } from '../../../db/schema/library'

const BOOKS = 200
export const MARKS_OF_BOOK = 500

/** SQL of reading places and marks. */
export class ReadingRepository {
  constructor(private readonly db: Db) {}

  places(uid: number) {
    const { bookId, chapterId, block, offset, at } = readingPlaces
    return this.db
      .select({ bookId, chapterId, block, offset, at })
      .from(readingPlaces)
      .where(eq(readingPlaces.uid, uid))
      .limit(BOOKS)
  }

  /** Of two devices the later reading counts, in whatever order they arrive. */
  async keepPlace(uid: number, bookId: string, place: Place): Promise<void> {
    await this.db
      .insert(readingPlaces)
      .values({ uid, bookId, ...place })
      .onConflictDoUpdate({
        target: [readingPlaces.uid, readingPlaces.bookId],
        set: place,
        setWhere: sql`${readingPlaces.at} < excluded.read_at`,
      })
  }

  marks(uid: number, book: string): Promise<Mark[]> {
    const { markId, chapterId, block, start, end, color, note, at } = readingMarks
    return this.db
      .select({ markId, chapterId, block, start, end, color, note, at })
      .from(readingMarks)
      .where(and(eq(readingMarks.uid, uid), eq(readingMarks.bookId, book)))
      .orderBy(asc(chapterId), asc(block), asc(start), asc(markId))
      .limit(MARKS_OF_BOOK)
  }

  countMarks(uid: number, book: string): Promise<number> {
    return this.db.$count(readingMarks, and(eq(readingMarks.uid, uid), eq(readingMarks.bookId, book)))
  }

  async keepMark(uid: number, bookId: string, { markId, ...mark }: Mark): Promise<void> {
    await this.db
      .insert(readingMarks)
      .values({ uid, bookId, markId, ...mark })
      .onConflictDoUpdate({
        target: [readingMarks.uid, readingMarks.bookId, readingMarks.markId],
        set: mark,
        setWhere: sql`${readingMarks.at} <= excluded.at`,
      })
  }

  async removeMark(uid: number, book: string, markId: string): Promise<void> {
    await this.db
      .delete(readingMarks)
      .where(and(eq(readingMarks.uid, uid), eq(readingMarks.bookId, book), eq(readingMarks.markId, markId)))
  }
}
