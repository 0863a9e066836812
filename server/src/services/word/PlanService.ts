import type * as v from 'valibot'
import type { Stage } from '@/contracts/word/books'
import { type PlanFields, type WordPlan } from '@/contracts/word/plans'
import { type WordToday } from '@/contracts/word/today'
import { GATE_PERCENT, type stageTestSchema } from '@/contracts/word/stageTests'
import { LONGEST_STREAK, streakOf } from '@/domain/memory/streak'
import { cohortOf } from '@/domain/vocabulary/cohortOf'
import { FINAL_DAYS } from '@/domain/memory/examCap'
import { plannedCount } from '@/domain/vocabulary/wordsWithin'
import { startOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { ApiError } from '../../http/ApiError'
import type { Clock } from '../../ports/Clock'
import type { PlanRepository, PlanRow } from './PlanRepository'
import type { ReviewRepository } from './ReviewRepository'
import type { WordService } from './WordService'

const PERCENT = 100

interface PlanDeps {
  readonly plans: PlanRepository
  readonly reviews: ReviewRepository
  readonly words: WordService
  readonly clock: Clock
  /** The exam of a new plan is the learner's exam everywhere. */
  chooseExamYear(uid: number, examYear: number): Promise<unknown>
}

/** The plan, its progress, the stages with their gates, and today. */
export class PlanService {
  constructor(private readonly deps: PlanDeps) {}

  async find(uid: number): Promise<WordPlan | null> {
    const row = await this.deps.plans.find(uid)
    return row ? this.planOf(row) : null
  }

  async save(uid: number, fields: PlanFields): Promise<WordPlan> {
    const { plans, words, clock, chooseExamYear } = this.deps
    await words.book(fields.bookId)
    const before = await plans.find(uid)
    await plans.save(uid, fields, clock())
    // Update the profile only when the date changed: saving a plan must not undo later changes of the profile.
    if (before?.fields.examDate !== fields.examDate) await chooseExamYear(uid, cohortOf(fields.examDate))
    const saved = await this.find(uid)
    if (!saved) throw new ApiError('internal')
    return saved
  }

  /** The stages of a book: the first is open, another opens when the one before is passed. */
  async stages(uid: number, bookId: string): Promise<Stage[]> {
    const { plans, reviews, words } = this.deps
    const { minFrequency } = await words.book(bookId)
    const rows = await reviews.stages(uid, minFrequency)
    const best = await plans.bestScores(uid, bookId)
    const isPassed = (stage: number | undefined) =>
      stage !== undefined && (best.get(stage) ?? 0) >= GATE_PERCENT
    return rows.map((row, index) => {
      const isOpen = index === 0 || isPassed(rows[index - 1]?.stage)
      const state = isPassed(row.stage) ? 'passed' : isOpen ? 'open' : 'locked'
      return { ...row, state, bestScore: best.get(row.stage) ?? null }
    })
  }

  async takeTest(uid: number, test: v.InferOutput<typeof stageTestSchema>) {
    const { plans, words, clock } = this.deps
    if (test.right > test.total) throw new ApiError('invalidRequest')
    await words.book(test.bookId)
    if (!(await plans.addTest({ ...test, uid, takenAt: clock() }))) throw new ApiError('idTaken')
    const bestScore = (await plans.bestScores(uid, test.bookId)).get(test.stage) ?? 0
    return { passed: (test.right * PERCENT) / test.total >= GATE_PERCENT, bestScore }
  }

  async today(uid: number): Promise<WordToday> {
    const row = await this.deps.plans.find(uid)
    if (!row) return { planned: false, newLeft: 0, due: 0, done: 0, streak: 0 }
    const { figures, total, today } = await this.figures(row)
    const { newPerDay, reviewLimit, examDate } = row.fields
    const room = Math.max(0, reviewLimit - (figures.done - figures.seenToday))
    const left = Math.min(Math.max(0, newPerDay - figures.seenToday), total - figures.learned)
    const toExam = studyDayOfDate(examDate) - today
    const isFinal = toExam > 0 && toExam < FINAL_DAYS
    const newLeft = isFinal || figures.due > room ? 0 : left
    return {
      planned: true,
      newLeft,
      due: Math.min(figures.due, room),
      done: figures.done,
      streak: await this.streak(uid),
    }
  }

  async streak(uid: number): Promise<number> {
    const today = studyDay(this.deps.clock())
    const dates = await this.deps.reviews.studyDates(uid, startOfStudyDay(today - LONGEST_STREAK))
    return streakOf(new Set(dates.map(studyDayOfDate)), today)
  }

  private async figures({ uid, fields }: PlanRow) {
    const { reviews, words, clock } = this.deps
    const { minFrequency } = await words.book(fields.bookId)
    const today = studyDay(clock())
    const figures = await reviews.figures(
      uid,
      minFrequency,
      startOfStudyDay(today),
      startOfStudyDay(today + 1),
    )
    const book = (await words.books()).find(({ bookId }) => bookId === fields.bookId)
    // Plans that were made before there was a limit have none.
    const total = plannedCount(book?.wordCount ?? 0, figures.learned, fields.wordLimit ?? null)
    return { figures, today, total }
  }

  private async planOf(row: PlanRow): Promise<WordPlan> {
    const { plans, clock } = this.deps
    const { uid, fields, updatedAt } = row
    const { figures, total } = await this.figures(row)
    const stages = await this.stages(uid, fields.bookId)
    const isComplete = total > 0 && figures.known >= total
    if (isComplete && row.completedAt === null) await plans.complete(uid, clock())
    const current = stages.find(({ state }) => state === 'open') ?? stages[stages.length - 1]
    return {
      ...fields,
      wordLimit: fields.wordLimit ?? null,
      studyGroup: current?.stage ?? 0,
      studyCumGroup: stages.filter(({ learned }) => learned > 0).length,
      studyWordNumber: figures.learned,
      unStudyWordNumber: Math.max(0, total - figures.learned),
      wrongWordNumber: figures.wrong,
      testNumber: await plans.testCount(uid, fields.bookId),
      completeDTO: {
        knownWordNumber: figures.known,
        percent: total ? Math.floor((figures.known * PERCENT) / total) : 0,
        completedAt: row.completedAt ?? (isComplete ? clock() : null),
      },
      updatedAt,
    }
  }
}
