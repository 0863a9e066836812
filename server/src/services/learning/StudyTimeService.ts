import type { CourseReport, StudiedDay } from '@/contracts/course/studyTime'
import { totalLength } from '@/domain/courses/totalLength'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import type { Clock } from '../../ports/Clock'
import { CourseAccess } from './CourseAccess'
import type { Films } from './Films'
import { type OutlineRow, outlineOf } from './outlineOf'
import { StudyTimeRepository } from './StudyTimeRepository'

const REPORTED_DAYS = 14
const LESSONS_A_DAY = 20

const countDone = (rows: readonly OutlineRow[]): number => rows.filter(({ isDone }) => isDone).length

const sumOf = (rows: readonly OutlineRow[], of: (row: OutlineRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

const chaptersOf = (rows: readonly OutlineRow[]): CourseReport['chapters'] => {
  const numbers = [...new Set(rows.map(({ lesson }) => lesson.chapter))]
  return numbers.map((number) => {
    const own = rows.filter(({ lesson }) => lesson.chapter === number)
    return {
      title: own[0]?.lesson.chapterTitle ?? '',
      lessonCount: own.length,
      lessonsDone: countDone(own),
      seconds: sumOf(own, ({ watch }) => watch?.seconds ?? 0),
    }
  })
}

/** Study time of a learner. */
export class StudyTimeService {
  private readonly times: StudyTimeRepository

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly films: Films,
  ) {
    this.times = new StudyTimeRepository(db)
  }

  async days(uid: number, page: number, size: number) {
    const days = await this.times.days(uid, page, size)
    const studied = await this.times.lessonsOn(
      uid,
      days.map(({ day }) => day),
    )
    const list = days.map(({ day, seconds }): StudiedDay => ({
      date: dateOfStudyDay(day),
      seconds,
      lessons: studied
        .filter((lesson) => lesson.day === day)
        .slice(0, LESSONS_A_DAY)
        .map(({ day: _, ...lesson }) => lesson),
    }))
    return { list, total: await this.times.countDays(uid), page, size }
  }

  /**
   * Seconds seen of all films, also of those not begun. A lesson without a film counts in neither sum: its length would
   * be known only after its first second, and watching it would lower the seen share.
   */
  private async seenOf(rows: readonly OutlineRow[]): Promise<Pick<CourseReport, 'covered' | 'length'>> {
    const films = await Promise.all(
      rows.map(async ({ lesson, watch }) => {
        const length = (await this.films.lengthOf(lesson.clip)) ?? 0
        return { length, covered: watch ? Math.min(length, totalLength(watch.covered)) : 0 }
      }),
    )
    return {
      covered: films.reduce((sum, film) => sum + film.covered, 0),
      length: films.reduce((sum, film) => sum + film.length, 0),
    }
  }

  async report(uid: number, goodsId: string): Promise<CourseReport> {
    const { title } = await new CourseAccess(this.db, this.clock).held(uid, goodsId)
    const rows = await outlineOf(this.db, uid, goodsId)
    const today = studyDay(this.clock())
    const first = today - REPORTED_DAYS + 1
    const spent = new Map(
      (await this.times.ofCourse(uid, goodsId, first)).map(({ day, seconds }) => [day, seconds]),
    )
    const tests = rows.filter(({ lesson }) => lesson.kind === 'exercise')
    const rank = await this.times.rankOn(uid, today)
    return {
      goodsId,
      title,
      lessonCount: rows.length,
      lessonsDone: countDone(rows),
      seconds: sumOf(rows, ({ watch }) => watch?.seconds ?? 0),
      ...(await this.seenOf(rows)),
      notes: await this.times.notesOf(uid, goodsId),
      days: Array.from({ length: REPORTED_DAYS }, (_unused, at) => ({
        date: dateOfStudyDay(first + at),
        seconds: spent.get(first + at) ?? 0,
      })),
      chapters: chaptersOf(rows),
      tests: { count: tests.length, done: countDone(tests) },
      ...(rank && { rank }),
    }
  }
}
