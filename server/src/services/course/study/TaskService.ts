import type { DayTask, DayTasks } from '@/contracts/course/tasks'
import { dailyTaskId, lessonTaskId, readTaskId } from '@/domain/courses/taskIds'
import { taskRules } from '@/domain/courses/taskRules'
import { dateOfStudyDay, startOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { Span, TaskRepository } from './TaskRepository'
import type { OwnedCourse, StudyRepository } from './StudyRepository'

const OPEN_PER_COURSE = 2
const MOST_OPEN = 8
/** More lessons than anybody finishes in a day. */
const MOST_DONE = 100

interface TaskServiceDeps {
  readonly tasks: TaskRepository
  readonly study: StudyRepository
  readonly clock: Clock
  /** How many words a learner answered in a span of time. */
  wordsAnswered(uid: number, span: Span): Promise<number>
}

/** A lesson that waits to be done, and the course it is of. */
export interface OpenLesson extends Pick<DayTask, 'title'> {
  readonly kind: Exclude<DayTask['kind'], 'recite'>
  readonly goodsId: string
  readonly lessonId: string
  readonly courseTitle: string
}

type Drawn = Omit<DayTask, 'state'> & { readonly isDone: boolean }

/** The tasks of each study day, and what they give. */
export class TaskService {
  constructor(private readonly deps: TaskServiceDeps) {}

  async day(uid: number, wanted: string | undefined): Promise<DayTasks> {
    const { study, clock } = this.deps
    const today = dateOfStudyDay(studyDay(clock()))
    if (wanted !== undefined && wanted !== today) return this.dayWith(uid, wanted, [])
    return this.today(uid, await this.openLessons(uid, await study.courses(uid, clock())))
  }

  /** Today's tasks for a caller that already knows the open lessons. */
  today(uid: number, open: readonly OpenLesson[]): Promise<DayTasks> {
    return this.dayWith(uid, dateOfStudyDay(studyDay(this.deps.clock())), open)
  }

  /** The lessons that come next in each course. */
  async openLessons(uid: number, courses: readonly OwnedCourse[]): Promise<OpenLesson[]> {
    const titles = new Map(courses.map(({ goodsId, title }) => [goodsId, title]))
    const rows = await this.deps.study.openLessons(uid, [...titles.keys()], OPEN_PER_COURSE)
    return rows.map((row) => ({ ...row, courseTitle: titles.get(row.goodsId) ?? '' }))
  }

  private async dayWith(uid: number, day: string, open: readonly OpenLesson[]): Promise<DayTasks> {
    const today = dateOfStudyDay(studyDay(this.deps.clock()))
    const drawn = [
      ...(await this.lessons(uid, day)),
      ...open.slice(0, MOST_OPEN).map((lesson) => lessonTask(lesson, false)),
      ...(await this.daily(uid, day, day === today)),
    ]
    const taken = await this.deps.tasks.taken(
      uid,
      drawn.map(({ taskId }) => taskId),
    )
    const tasks = drawn.map(({ isDone, ...task }): DayTask => {
      const state = taken.has(task.taskId) ? 'awarded' : isDone ? 'done' : 'open'
      return { ...task, state }
    })
    return { day, today, tasks, points: await this.deps.tasks.points(uid) }
  }

  /** Gives the award of a task that is done, once. */
  async take(uid: number, taskId: string) {
    const award = await this.awardOf(uid, taskId)
    if (award === undefined) throw new ApiError('taskNotDone')
    await this.deps.tasks.give(uid, taskId, award, this.deps.clock())
    return { taskId, award, points: await this.deps.tasks.points(uid) }
  }

  private async awardOf(uid: number, taskId: string): Promise<number | undefined> {
    const name = readTaskId(taskId)
    if (!name) return undefined
    if (name.kind === 'lesson') {
      const isDone = await this.deps.tasks.isLessonDone(uid, name.goodsId, name.lessonId)
      return isDone ? taskRules.award.lesson : undefined
    }
    if (!this.isTimely(name.day)) return undefined
    const done = await this.answered(uid, name.kind, spanOf(name.day))
    return done >= taskRules[name.kind] ? taskRules.award[name.kind] : undefined
  }

  /** Devices report the day on which they were used: reports of days long gone earn nothing. */
  private isTimely(day: string): boolean {
    const today = studyDay(this.deps.clock())
    const number = studyDayOfDate(day)
    return number <= today && number > today - taskRules.claimDays
  }

  private answered(uid: number, kind: 'words' | 'recite', span: Span): Promise<number> {
    const { tasks, wordsAnswered } = this.deps
    return kind === 'words' ? wordsAnswered(uid, span) : tasks.recited(uid, span)
  }

  private async lessons(uid: number, day: string): Promise<Drawn[]> {
    const done = await this.deps.tasks.lessonsDone(uid, spanOf(day), MOST_DONE)
    return done.map((lesson) => lessonTask(lesson, true))
  }

  /** Words and points: of today always, of an earlier day when they were done. */
  private async daily(uid: number, day: string, isToday: boolean): Promise<Drawn[]> {
    const span = spanOf(day)
    const drawn = await Promise.all(
      (['words', 'recite'] as const).map(async (kind) => {
        const answered = await this.answered(uid, kind, span)
        return dailyTask(kind, day, answered)
      }),
    )
    return drawn.filter(({ isDone }) => isDone || isToday)
  }
}

const spanOf = (day: string): Span => {
  const number = studyDayOfDate(day)
  return { from: startOfStudyDay(number), to: startOfStudyDay(number + 1) }
}

const lessonTask = ({ goodsId, lessonId, title, kind, courseTitle }: OpenLesson, isDone: boolean): Drawn => ({
  taskId: lessonTaskId(goodsId, lessonId),
  kind,
  title,
  note: courseTitle,
  goodsId,
  lessonId,
  award: taskRules.award.lesson,
  isDone,
})

const DAILY_TITLES = { words: '背单词', recite: '背考点' } as const

const dailyTask = (kind: 'words' | 'recite', day: string, answered: number): Drawn => {
  const needed = taskRules[kind]
  return {
    taskId: dailyTaskId(kind, day),
    kind,
    title: DAILY_TITLES[kind],
    note: `${Math.min(answered, needed)}/${needed} 个`,
    award: taskRules.award[kind],
    isDone: answered >= needed,
  }
}
