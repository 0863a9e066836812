import { daysUntil, shanghaiDate } from '@/lib/shanghaiDate'
import { type Subject, subjectSchema } from '@/contracts/base/dictionary'
import { type ExamDate, examDateSchema } from '@/contracts/course/examDates'
import type { LearningMap, MapStage, MapTask } from '@/contracts/progress/learningMap'
import { dateOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { examOf } from '@/domain/progress/examOf'
import { mapProgress } from '@/domain/progress/mapProgress'
import { type PhasePlace, placePhases } from '@/domain/progress/placePhases'
import {
  mapWeeks,
  type MapWeeks,
  mondayOfWeek,
  type StagePlace,
  weekOf,
  weekOfTask,
} from '@/domain/progress/placeStages'
import { withoutSubsumedTasks } from '@/domain/progress/withoutSubsumedTasks'
import type { Db } from '../../db/Database'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import { type AskedTask, requestedTasks, type AuthoredStage, stageSchema } from './requestedTasks'
import { countDone } from './countDone'
import { MapRepository } from './MapRepository'

/** Of a week's tasks a page shows so many at once; the stage has all. */
const MOST_OF_A_WEEK = 8
/** Subjects of all candidates, for learners without a choice. */
const USUAL_SUBJECTS = ['101', '201']

interface PlacedStage {
  readonly stage: AuthoredStage
  readonly place: PhasePlace
  readonly tasks: readonly MapTask[]
}

/** A learner's whole map. */
interface WholeMap {
  readonly exam: ExamDate
  readonly weeks: MapWeeks
  /** Time of the request, and its study day. */
  readonly now: number
  readonly today: number
  readonly chosen: readonly Subject[]
  readonly hasChosen: boolean
  readonly stages: readonly PlacedStage[]
}

/** The way to the exam: stages, weeks, tasks, and what of them the logs say is done. */
export class MapService {
  private readonly learned: MapRepository

  constructor(
    db: Db,
    private readonly clock: Clock,
    private readonly items: ItemRepository,
  ) {
    this.learned = new MapRepository(db)
  }

  async map(uid: number): Promise<LearningMap> {
    const { exam, weeks, now, today, chosen, hasChosen, stages } = await this.whole(uid)
    const week = weekOf(weeks, today)
    const tasks = inOrder(stages)
    return {
      examYear: exam.year,
      examDate: exam.date,
      // The days of the calendar, as everywhere: the day of study ends later.
      daysToExam: daysUntil(exam.date, now),
      weeks: weeks.count,
      week,
      subjects: chosen.map(({ code, name }) => ({ code, name })),
      hasChosen,
      stages: stages.map((stage) => this.stageOf(stage, weeks, week)),
      ...mapProgress(tasks, week),
      thisWeek: withoutSubsumedTasks(tasks.filter((task) => task.week === week)).slice(0, MOST_OF_A_WEEK),
    }
  }

  async tasks(uid: number, stageId: string | undefined, page: number, size: number) {
    const { stages } = await this.whole(uid)
    const tasks = inOrder(stages.filter(({ stage }) => stageId === undefined || stage.stageId === stageId))
    return { list: tasks.slice((page - 1) * size, page * size), total: tasks.length, page, size }
  }

  private stageOf({ stage, place, tasks }: PlacedStage, weeks: MapWeeks, week: number): MapStage {
    const end = place.first + place.weeks
    return {
      stageId: stage.stageId,
      title: stage.title,
      goal: stage.goal,
      from: dateOfStudyDay(mondayOfWeek(weeks, place.first)),
      to: dateOfStudyDay(mondayOfWeek(weeks, end) - 1),
      weeks: place.weeks,
      taskCount: tasks.length,
      doneCount: tasks.filter(({ isDone }) => isDone).length,
      isPast: place.isPast,
      isNow: !place.isPast && week >= place.first && week < end,
    }
  }

  private async whole(uid: number): Promise<WholeMap> {
    const now = this.clock()
    const today = studyDay(now)
    const learner = orThrow(await this.learned.learner(uid), 'notFound')
    const subjects = await this.items.list('subject', subjectSchema)
    const own = subjects.filter(({ id }) => learner.subjectIds?.includes(id))
    const chosen = own.length > 0 ? own : subjects.filter(({ code }) => USUAL_SUBJECTS.includes(code))
    const exams = await this.items.list('exam', examDateSchema)
    const exam = orThrow(examOf(exams, learner.examYear, shanghaiDate(now)), 'notFound')
    const weeks = mapWeeks({
      begun: studyDay(learner.registeredAt),
      today,
      exam: studyDayOfDate(exam.date),
    })
    const stages = await this.items.list('map-stage', stageSchema)
    const done = await countDone(this.learned, uid, now)
    const offers = await this.learned.offers()
    const places = placePhases(stages, weeks, exam.date)
    const placedStages = stages.map((stage, at) => {
      const place = places[at] ?? { first: 0, weeks: 1, isPast: false }
      const asked = requestedTasks(stage, { chosen, offers, hasLessons: done.hasLessons })
      const tasks = placed(stage, asked, { place, weeks, doneOf: done.doneOf })
      return { stage, place, tasks: withoutSubsumedTasks(tasks) }
    })
    return {
      exam,
      weeks,
      now,
      today,
      chosen,
      hasChosen: own.length > 0,
      stages: placedStages,
    }
  }
}

/** The tasks of stages by their weeks; in each week those of past stages last, as they are only caught up. */
const inOrder = (stages: readonly PlacedStage[]): MapTask[] => {
  const ranked = [...stages].sort((one, other) => Number(one.place.isPast) - Number(other.place.isPast))
  return ranked.flatMap(({ tasks }) => tasks).sort((one, other) => one.week - other.week)
}

interface Placing {
  readonly place: StagePlace
  readonly weeks: MapWeeks
  readonly doneOf: (task: AskedTask) => number
}

/** Gives tasks their weeks, and what is done of each. */
const placed = (
  { stageId, title }: AuthoredStage,
  asked: readonly AskedTask[],
  { place, weeks, doneOf }: Placing,
): MapTask[] =>
  asked.map((task, at) => {
    const week = weekOfTask(place, at, asked.length)
    const done = Math.min(task.amount, doneOf(task))
    return {
      ...task,
      stageId,
      stageTitle: title,
      done,
      isDone: done >= task.amount,
      week,
      from: dateOfStudyDay(mondayOfWeek(weeks, week)),
    }
  })
