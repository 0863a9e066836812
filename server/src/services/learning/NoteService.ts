import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Note } from '@/contracts/course/notes'
import type { Db } from '../../db/Database'
import { lessons } from '../../db/schema/content'
import { lessonNotes } from '../../db/schema/learning'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import type { Clock } from '../../ports/Clock'
import { CourseAccess } from './CourseAccess'

/** More than anybody writes; a program would. */
const MOST_NOTES = 5000

type NoteRow = typeof lessonNotes.$inferSelect

const noteOf = ({ uid: _, ...row }: NoteRow, lessonTitle: string): Note => ({ ...row, lessonTitle })

interface NoteFilter {
  readonly lessonId?: string | undefined
  readonly page: number
  readonly size: number
}

/** What learners write down while they watch. */
export class NoteService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async list(uid: number, goodsId: string, { lessonId, page, size }: NoteFilter) {
    const wanted = and(
      eq(lessonNotes.uid, uid),
      eq(lessonNotes.goodsId, goodsId),
      lessonId === undefined ? undefined : eq(lessonNotes.lessonId, lessonId),
    )
    const rows = await this.db
      .select({ note: getTableColumns(lessonNotes), title: lessons.title })
      .from(lessonNotes)
      .innerJoin(
        lessons,
        and(eq(lessons.goodsId, lessonNotes.goodsId), eq(lessons.lessonId, lessonNotes.lessonId)),
      )
      .where(wanted)
      .orderBy(desc(lessonNotes.createdAt), lessonNotes.noteId)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(lessonNotes).where(wanted)
    return { list: rows.map(({ note, title }) => noteOf(note, title)), total: all?.total ?? 0, page, size }
  }

  /** A note that is written again keeps its lesson and its day; its id is no other lesson's. */
  async write(
    uid: number,
    noteId: string,
    fields: Pick<Note, 'goodsId' | 'lessonId' | 'place' | 'text'>,
  ): Promise<Note> {
    const { goodsId, lessonId } = fields
    const { title } = await new CourseAccess(this.db, this.clock).lesson(uid, goodsId, lessonId)
    return withLock(this.db, `notes:${uid}`, async (tx) => {
      const [all] = await tx.select({ total: count() }).from(lessonNotes).where(eq(lessonNotes.uid, uid))
      if ((all?.total ?? 0) >= MOST_NOTES) throw new ApiError('notesTooMany')
      const [row] = await tx
        .insert(lessonNotes)
        .values({ uid, noteId, ...fields, createdAt: this.clock() })
        .onConflictDoUpdate({
          target: [lessonNotes.uid, lessonNotes.noteId],
          set: { text: fields.text, place: fields.place },
          setWhere: sql`${lessonNotes.goodsId} = ${goodsId} and ${lessonNotes.lessonId} = ${lessonId}`,
        })
        .returning()
      if (!row) throw new ApiError('idTaken')
      return noteOf(row, title)
    })
  }

  async remove(uid: number, noteId: string): Promise<void> {
    await this.db.delete(lessonNotes).where(and(eq(lessonNotes.uid, uid), eq(lessonNotes.noteId, noteId)))
  }
}
