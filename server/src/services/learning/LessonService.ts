import type { PlayedLesson, StudiedCourse, StudiedLesson } from '@/contracts/course/lessons'
import type { Db } from '../../db/Database'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import { type BroadcastOf, lessonBroadcasts } from '../../repository/lessonBroadcasts'
import { CourseAccess } from './CourseAccess'
import type { Films } from './Films'
import type { Sheets } from './Sheets'
import { type OutlineRow, outlineOf } from './outlineOf'
import { progressOf } from './progressOf'
import { WatchRepository } from './WatchRepository'

const lastWatched = (rows: readonly OutlineRow[]): string | undefined => {
  const [latest] = rows
    .flatMap(({ watch }) => watch ?? [])
    .sort((one, other) => other.watchedAt - one.watchedAt)
  return latest?.lessonId
}

const chaptersOf = (rows: readonly OutlineRow[], broadcastOf: BroadcastOf): StudiedCourse['chapters'] => {
  const chapters = new Map<number, { title: string; lessons: StudiedLesson[] }>()
  for (const { lesson, watch, isDone } of rows) {
    const { chapter, chapterTitle, lessonId, title, kind, minutes, trial, clip } = lesson
    const into = chapters.get(chapter) ?? { title: chapterTitle, lessons: [] }
    const broadcast = broadcastOf(lesson)
    into.lessons.push({
      lessonId,
      title,
      kind,
      minutes,
      trial,
      ...(broadcast && { startsAt: broadcast.startsAt }),
      playable: clip !== null,
      stand: progressOf(watch, isDone),
    })
    chapters.set(chapter, into)
  }
  return [...chapters.values()]
}

/** The outline and the lessons of a course, for its learner. */
export class LessonService {
  private readonly access: CourseAccess

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly films: Films,
    private readonly sheets: Sheets,
  ) {
    this.access = new CourseAccess(db, clock)
  }

  async course(uid: number, goodsId: string): Promise<StudiedCourse> {
    const { expiresAt, ...course } = await this.access.held(uid, goodsId)
    const rows = await outlineOf(this.db, uid, goodsId)
    const last = lastWatched(rows)
    const lessons = rows.map(({ lesson }) => lesson)
    const broadcastOf = await lessonBroadcasts(this.db, lessons, this.clock())
    return {
      ...course,
      ...(expiresAt !== null && { expiresAt }),
      ...(last !== undefined && { lastLessonId: last }),
      lessonCount: rows.length,
      lessonsDone: rows.filter(({ isDone }) => isDone).length,
      seconds: rows.reduce((sum, { watch }) => sum + (watch?.seconds ?? 0), 0),
      chapters: chaptersOf(rows, broadcastOf),
    }
  }

  async lesson(uid: number, goodsId: string, lessonId: string): Promise<PlayedLesson> {
    const lesson = await this.access.lesson(uid, goodsId, lessonId)
    const rows = await outlineOf(this.db, uid, goodsId)
    const at = rows.findIndex((row) => row.lesson.lessonId === lessonId)
    const { watch, isDone } = orThrow(rows[at], 'notFound')
    const next = rows.slice(at + 1).find((row) => row.lesson.clip !== null)?.lesson
    const film = await this.films.find(lesson.clip, lesson.trial ? undefined : { uid, goodsId })
    // A refund counts the lesson as studied (refundQuote).
    if (film && !lesson.trial)
      await new WatchRepository(this.db).noteTicket(uid, goodsId, lessonId, this.clock())
    const sheet = lesson.sheet === null ? undefined : await this.sheets.find(lesson.sheet)
    return {
      goodsId,
      courseTitle: await this.access.titleOf(goodsId),
      lessonId,
      title: lesson.title,
      kind: lesson.kind,
      ...(film && { film }),
      ...(sheet && { sheet }),
      stand: progressOf(watch, isDone),
      ...(next && { next: { lessonId: next.lessonId, title: next.title } }),
    }
  }

  /** Marks a lesson without a film as done. */
  async finish(uid: number, goodsId: string, lessonId: string): Promise<void> {
    const lesson = await this.access.lesson(uid, goodsId, lessonId)
    if (lesson.sheet === null) throw new ApiError('lessonWatched')
    await new WatchRepository(this.db).finish(uid, goodsId, lessonId, this.clock())
  }
}
