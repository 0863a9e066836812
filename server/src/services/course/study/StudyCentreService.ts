import { examDateSchema, type ExamDate } from '@/contracts/course/examDates'
import type { MyCourse, NextLive, StudyCentre } from '@/contracts/course/studyCentre'
import { examOf } from '@/domain/progress/examOf'
import type { Clock } from '../../../ports/Clock'
import { daysUntil, shanghaiDate } from '@/lib/shanghaiDate'
import type { ItemRepository } from '../../../repository/ItemRepository'
import type { AreaApis } from '../../Area'
import type { OwnedCourse, StudyRepository } from './StudyRepository'
import type { OpenLesson, TaskService } from './TaskService'

const MINUTE = 60_000
/** Reserved broadcasts that are shown. */
const RESERVED = 3

/** The 学习 tab. */
export class StudyCentreService {
  constructor(
    private readonly study: StudyRepository,
    private readonly tasks: TaskService,
    private readonly items: ItemRepository,
    private readonly clock: Clock,
    private readonly reservedLives: AreaApis['reservedLives'],
  ) {}

  async centre(uid: number): Promise<StudyCentre> {
    const now = this.clock()
    const owned = await this.study.courses(uid, now)
    const open = await this.tasks.openLessons(uid, owned)
    const { tasks } = await this.tasks.today(uid, open)
    const { examYear, expiredCount } = await this.study.figures(uid, now)
    return {
      courses: await this.withProgress(uid, owned, open),
      tasks,
      nextLive: await this.nextLive(owned, now),
      reservedLives: (await this.reservedLives(uid)).slice(0, RESERVED),
      expiredCount,
      ...(await this.exam(examYear, now)),
    }
  }

  private async withProgress(uid: number, owned: OwnedCourse[], open: OpenLesson[]): Promise<MyCourse[]> {
    const rows = await this.study.counts(
      uid,
      owned.map((course) => course.goodsId),
    )
    return owned.map(({ expiresAt, ...course }) => {
      const { total = 0, done = 0 } = rows.find((row) => row.goodsId === course.goodsId) ?? {}
      const next = open.find(({ goodsId }) => goodsId === course.goodsId)
      return {
        ...course,
        lessonCount: total,
        lessonsDone: done,
        progress: total ? Math.floor((done * 100) / total) : 0,
        ...(next && { nextLesson: { lessonId: next.lessonId, title: next.title } }),
        ...(expiresAt !== null && { expiresAt }),
      }
    })
  }

  private async nextLive(owned: OwnedCourse[], now: number): Promise<NextLive | null> {
    const rows = await this.study.liveLessons(owned.map((course) => course.goodsId))
    const broadcastOf = await this.study.broadcasts(rows, now)
    const coming = rows
      .flatMap((row) => {
        const { goodsId, lessonId, title } = row
        const course = owned.find((one) => one.goodsId === goodsId)
        const broadcast = broadcastOf(row)
        if (!broadcast || !course) return []
        const { startsAt, endsAt } = broadcast
        const minutes = Math.ceil((endsAt - startsAt) / MINUTE)
        return [{ goodsId, lessonId, title, courseTitle: course.title, startsAt, minutes }]
      })
      .sort((a, b) => a.startsAt - b.startsAt)
    return coming[0] ?? null
  }

  /** The exam days of content, earliest first. */
  async examDates(): Promise<ExamDate[]> {
    const dates = await this.items.list('exam', examDateSchema)
    return dates.sort((one, other) => one.date.localeCompare(other.date))
  }

  private async exam(wanted: number | null, now: number): Promise<{ daysToExam: number; examYear: number }> {
    const exam = examOf(await this.examDates(), wanted, shanghaiDate(now))
    if (!exam) return { daysToExam: 0, examYear: wanted ?? 0 }
    return { daysToExam: daysUntil(exam.date, now), examYear: exam.year }
  }
}
