import type { PlayedLesson, StudiedCourse, StudiedLesson } from '@/contracts/course/lessons'
import type { Db } from '../../db/Database'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import { nextWeekly } from '@/domain/courses/nextWeekly'
import { CourseAccess } from './CourseAccess'
import type { Films } from './Films'
import { type OutlineRow, outlineOf } from './outlineOf'
import { standOf } from './standOf'

const lastWatched = (rows: readonly OutlineRow[]): string | undefined => {
  const [latest] = rows
    .flatMap(({ watch }) => watch ?? [])
    .sort((one, other) => other.watchedAt - one.watchedAt)
  return latest?.lessonId
}

/** The outline of a course and the lessons in it, for who learns. */
export class LessonService {
  private readonly access: CourseAccess

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly films: Films,
  ) {
    this.access = new CourseAccess(db, clock)
  }

  async course(uid: number, goodsId: string): Promise<StudiedCourse> {
    const { expiresAt, ...course } = await this.access.held(uid, goodsId)
    const rows = await outlineOf(this.db, uid, goodsId)
    const last = lastWatched(rows)
    return {
      ...course,
      ...(expiresAt !== null && { expiresAt }),
      ...(last !== undefined && { lastLessonId: last }),
      lessonCount: rows.length,
      lessonsDone: rows.filter(({ isDone }) => isDone).length,
      seconds: rows.reduce((sum, { watch }) => sum + (watch?.seconds ?? 0), 0),
      chapters: this.chapters(rows),
    }
  }

  async lesson(uid: number, goodsId: string, lessonId: string): Promise<PlayedLesson> {
    const lesson = await this.access.lesson(uid, goodsId, lessonId)
    const rows = await outlineOf(this.db, uid, goodsId)
    const at = rows.findIndex((row) => row.lesson.lessonId === lessonId)
    const { watch, isDone } = present(rows[at], 'notFound')
    const next = rows.slice(at + 1).find((row) => row.lesson.clip !== null)?.lesson
    const film = await this.films.find(lesson.clip, lesson.trial ? undefined : { uid, goodsId })
    return {
      goodsId,
      courseTitle: await this.access.titleOf(goodsId),
      lessonId,
      title: lesson.title,
      kind: lesson.kind,
      ...(film && { film }),
      stand: standOf(watch, isDone),
      ...(next && { next: { lessonId: next.lessonId, title: next.title } }),
    }
  }

  private chapters(rows: readonly OutlineRow[]): StudiedCourse['chapters'] {
    const now = this.clock()
    const chapters = new Map<number, { title: string; lessons: StudiedLesson[] }>()
    for (const { lesson, watch, isDone } of rows) {
      const { chapter, chapterTitle, lessonId, title, kind, minutes, trial, weekly, clip } = lesson
      const into = chapters.get(chapter) ?? { title: chapterTitle, lessons: [] }
      into.lessons.push({
        lessonId,
        title,
        kind,
        minutes,
        trial,
        ...(weekly && { startsAt: nextWeekly(weekly, now) }),
        playable: clip !== null,
        stand: standOf(watch, isDone),
      })
      chapters.set(chapter, into)
    }
    return [...chapters.values()]
  }
}
