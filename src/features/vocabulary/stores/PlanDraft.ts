import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { examDates, type ExamDate } from '@/contracts/course/examDates'
import { books, type Book } from '@/contracts/word/books'
import type { PlanFields } from '@/contracts/word/plans'
import { paceOf } from '@/domain/vocabulary/paceOf'
import {
  eveHelp,
  type EveHelp,
  lateHelp,
  planSeason,
  type LateHelp,
  type SeasonPlan,
  type SeasonGoals,
} from '@/domain/vocabulary/planSeason'
import { DEFAULT_PACE, type Pace } from '@/domain/vocabulary/simulateSeason'
import { plannedCount } from '@/domain/vocabulary/wordsWithin'
import { dueUnder } from '@/domain/memory/examCap'
import { examOf } from '@/domain/progress/examOf'
import { dateOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import type { Stores } from '@/stores/Stores'
import { comingExams } from '../models/comingExams'
import type { Vocabulary } from './Vocabulary'
import { Task } from '@/stores/page/Task'

/** A forecast waits until the steppers rest, in milliseconds. */
const REST_MS = 120
/** Maximum new words per day. */
const MOST_NEW = 300

interface PlanDraftDeps extends Pick<Stores, 'call' | 'ui'> {
  readonly vocabulary: Vocabulary
  /** The year of entry of the exam that the learner prepares for, where it is known. */
  chosenYear?(): Promise<number | undefined>
  setTimeout(run: () => void, ms: number): void
}

/** Default plan of most learners. */
const FIRST: Omit<PlanFields, 'bookId' | 'examDate'> = {
  planName: '考研词汇',
  studyModel: 'card',
  minutesPerDay: 30,
  retention: 0.9,
  order: 'frequency',
  newPerDay: 20,
  isPaceFree: true,
  reviewLimit: 300,
  wordLimit: null,
}

/** A plan being thought about: every change is followed by what the season would look like; nothing counts until it is saved. */
export class PlanDraft {
  state: 'opening' | 'failed' | 'ready' = 'opening'
  books: readonly Book[] = []
  /** The exams that operators know of. */
  exams: readonly ExamDate[] = []
  values: PlanFields = { ...FIRST, bookId: '', examDate: '' }
  forecast: SeasonPlan | undefined = undefined
  /** Options when the words do not fit; null when they do. */
  late: LateHelp | null = null
  /** Help for the last days where reviews would be left over on the eve of the exam. */
  eve: EveHelp | null = null
  private pace: Pace = DEFAULT_PACE
  hasChanged = false
  private readonly saving = new Task()
  private turn = 0
  /** The turn whose wish the forecast is of. */
  private foreseen = 0

  constructor(private readonly deps: PlanDraftDeps) {
    makeAutoObservable<this, 'deps' | 'turn' | 'foreseen' | 'pace'>(
      this,
      {
        deps: false,
        turn: false,
        foreseen: false,
        forecast: observableRef,
        late: observableRef,
        eve: observableRef,
        pace: false,
        books: observableRef,
        exams: observableRef,
      },
      { autoBind: true },
    )
  }

  start(): void {
    void this.open()
  }

  async open(): Promise<void> {
    const { vocabulary, call } = this.deps
    this.state = 'opening'
    const ask = async (): Promise<void> => {
      const [found, exams, plan, year] = await Promise.all([
        call(books, {}, { quiet: true }),
        call(examDates, {}, { quiet: true }),
        vocabulary.plan.load(),
        this.deps.chosenYear?.(),
      ])
      vocabulary.log.open()
      this.pace = paceOf(vocabulary.log.histories(), studyDay(vocabulary.now()))
      this.begin(found, exams, plan ?? undefined, year ?? null)
    }
    await catchApiError(ask, () => this.fail())
  }

  /** New words a day follow the minutes and the exam until the learner sets them. */
  get isPaceFree(): boolean {
    return this.values.isPaceFree
  }

  get book(): Book | undefined {
    return this.books.find(({ bookId }) => bookId === this.values.bookId)
  }

  get today(): string {
    return dateOfStudyDay(studyDay(this.deps.vocabulary.now()))
  }

  get daysToExam(): number {
    return Math.max(0, studyDayOfDate(this.values.examDate) - studyDay(this.deps.vocabulary.now()))
  }

  /** Planned words that were never seen. */
  get newWords(): number {
    return Math.max(0, this.plannedWords - this.startedWords)
  }

  /** The rarest words of the book, which the plan sets aside. */
  get leftOut(): number {
    return (this.book?.wordCount ?? 0) - this.plannedWords
  }

  private get plannedWords(): number {
    return plannedCount(this.book?.wordCount ?? 0, this.startedWords, this.values.wordLimit)
  }

  get startedWords(): number {
    return this.deps.vocabulary.log.states.size
  }

  change(fields: Partial<PlanFields>): void {
    this.values = { ...this.values, ...fields }
    this.hasChanged = true
    this.foresee()
  }

  /** Another book begins with all of its words. */
  chooseBook(bookId: string): void {
    this.change({ bookId, wordLimit: null })
  }

  /** Keeps so many new words, the most frequent, and sets the others aside. */
  keepNewWords(count: number): void {
    this.change({ wordLimit: Math.max(1, this.startedWords + count) })
  }

  setNewPerDay(newPerDay: number): void {
    this.change({ newPerDay, isPaceFree: false })
  }

  freePace(isPaceFree: boolean): void {
    this.change({ isPaceFree })
  }

  /** Takes what helps a late plan, with new words a day that follow it. */
  follow(fields: Partial<PlanFields>): void {
    this.change({ ...fields, isPaceFree: true })
  }

  /**
   * Saves; true when the backend has it. Computes the forecast first when it is stale, so that its pace matches the
   * saved values.
   */
  async save(): Promise<boolean> {
    if (this.foreseen !== this.turn) this.simulate()
    const isSaved = await this.saving.succeeds(() => this.deps.vocabulary.plan.save(this.values))
    if (isSaved) this.markSaved()
    return isSaved
  }

  get isSaving(): boolean {
    return this.saving.isRunning
  }

  private markSaved(): void {
    this.hasChanged = false
  }

  private fail(): void {
    this.state = 'failed'
  }

  private begin(
    found: readonly Book[],
    exams: readonly ExamDate[],
    plan: PlanFields | undefined,
    chosenYear: number | null,
  ): void {
    this.books = found
    this.exams = exams
    const exam = examOf(comingExams(exams, this.today), chosenYear, this.today)
    this.values = plan
      ? fieldsOf(plan)
      : { ...FIRST, bookId: found[0]?.bookId ?? '', examDate: exam?.date ?? this.today }
    this.state = 'ready'
    // A proposal is no plan until it is saved.
    this.hasChanged = plan === undefined
    this.foresee()
  }

  /** The simulation takes a moment: it runs when nothing was changed for a while, and the search for help after it. */
  private foresee(): void {
    const turn = ++this.turn
    const ifNewest = (run: () => void): void => {
      if (turn === this.turn) runInAction(run)
    }
    this.deps.setTimeout(() => {
      ifNewest(() => this.simulate())
      this.deps.setTimeout(() => ifNewest(() => this.seekHelp()), 0)
    }, REST_MS)
  }

  private simulate(): void {
    this.foreseen = this.turn
    this.forecast = planSeason(this.wish())
    const newPerDay = Math.min(MOST_NEW, this.forecast.newPerDay)
    if (!this.isPaceFree || newPerDay === this.values.newPerDay) return
    this.values = { ...this.values, newPerDay }
    // Days have passed since it was saved: offer the new values for saving.
    this.hasChanged = true
  }

  private seekHelp(): void {
    this.late = this.forecast ? lateHelp(this.wish(), this.forecast.season) : null
    this.eve = this.forecast ? eveHelp(this.wish(), this.forecast) : null
  }

  private wish(): SeasonGoals {
    const { log } = this.deps.vocabulary
    const today = studyDay(this.deps.vocabulary.now())
    const { minutesPerDay, retention, newPerDay, reviewLimit } = this.values
    return {
      model: log.model,
      daysToExam: this.daysToExam,
      newWords: this.newWords,
      started: [...log.states.values()]
        .filter(({ suspended }) => !suspended)
        .map((state) => ({
          stability: state.stability,
          difficulty: state.difficulty,
          // An exam that was moved forward brings appointments forward, as the queue does.
          dueIn: studyDay(dueUnder(state, today + this.daysToExam)) - today,
        })),
      minutesPerDay,
      retention,
      reviewLimit,
      pace: this.pace,
      ...(!this.isPaceFree && { newPerDay }),
    }
  }
}

const fieldsOf = (plan: PlanFields): PlanFields => {
  const { planName, bookId, studyModel, examDate, minutesPerDay, retention } = plan
  const { order, newPerDay, isPaceFree, reviewLimit, wordLimit } = plan
  return {
    planName,
    bookId,
    studyModel,
    examDate,
    minutesPerDay,
    retention,
    order,
    newPerDay,
    isPaceFree,
    reviewLimit,
    wordLimit,
  }
}
