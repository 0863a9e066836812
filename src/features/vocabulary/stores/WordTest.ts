import { makeAutoObservable, observableRef } from 'mobx'
import type { WordRow } from '@/contracts/word/wordFields'
import { grades, type Grade } from '@/domain/memory/eventTypes'
import { scheduleAnswer } from '@/domain/memory/schedule'
import { studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { isSpelledRight } from '../models/spelling'
import { testItems, type TestItem, type TestKind } from '../models/testItems'
import type { TestResult } from './lastTestOf'
import type { Vocabulary } from './Vocabulary'

/** An answer that takes longer is remembered, but hardly. */
const SLOW_MS: Readonly<Record<TestKind, number>> = {
  meaning: 8000,
  word: 8000,
  spell: 20_000,
  listen: 10_000,
}
const LONGEST_MS = 60_000
const DEFAULT_RETENTION = 0.9

/** Settings of a test: question kinds and words. */
export interface TestSettings {
  readonly kind: TestKind
  readonly rows: readonly WordRow[]
  readonly count: number
  /** The stage whose gate the test is. */
  readonly stage?: number | undefined
}

/** How far a test is: all that is needed to go on with it. */
export interface TestProgress {
  readonly kind: TestKind
  readonly stage?: number | undefined
  readonly items: readonly TestItem[]
  readonly at: number
  /** The answer to the question on screen; undefined while it is open. */
  readonly answer?: string | undefined
  readonly wrong: readonly string[]
}

/** The beginning of a test with questions in an order of the seed. */
export const newTest = (
  { kind, rows, count, stage }: TestSettings,
  book: readonly WordRow[],
  seed: string,
): TestProgress => ({ kind, stage, items: testItems(rows, book, kind, count, seed), at: 0, wrong: [] })

interface WordTestDeps {
  readonly vocabulary: Vocabulary
  /** An answer was given, or the next question came. */
  onStep(progress: TestProgress): void
  onEnd(result: TestResult): void
}

/** A running test: one question at a time, an answer is shown right or wrong, and counts for the memory of words seen before. */
export class WordTest {
  typed = ''
  private shownAt: number

  constructor(
    private readonly deps: WordTestDeps,
    private progress: TestProgress,
  ) {
    this.shownAt = deps.vocabulary.now()
    makeAutoObservable<this, 'deps' | 'shownAt' | 'progress'>(
      this,
      { deps: false, shownAt: false, progress: observableRef },
      { autoBind: true },
    )
  }

  get kind(): TestKind {
    return this.progress.kind
  }

  get items(): readonly TestItem[] {
    return this.progress.items
  }

  get at(): number {
    return this.progress.at
  }

  get answer(): string | undefined {
    return this.progress.answer
  }

  get item(): TestItem | undefined {
    return this.items[this.at]
  }

  get isRight(): boolean {
    const { item, answer, kind } = this
    if (!item || answer === undefined) return false
    return kind === 'spell' ? isSpelledRight(answer, item.row.word) : answer === item.row.id
  }

  type(text: string): void {
    if (this.answer === undefined) this.typed = text
  }

  /** Takes an answer: the id of an option, or a spelling; an empty one gives up. */
  give(answer: string): void {
    const { item } = this
    if (!item || this.answer !== undefined) return
    this.step({ answer })
    if (!this.isRight) this.step({ wrong: [...this.progress.wrong, item.row.id] })
    this.log(item.row.id)
    this.deps.onStep(this.progress)
  }

  next(): void {
    if (this.answer === undefined) return
    this.step({ answer: undefined, at: this.at + 1 })
    this.typed = ''
    this.shownAt = this.deps.vocabulary.now()
    if (this.item) this.deps.onStep(this.progress)
    else this.end()
  }

  private step(change: Partial<TestProgress>): void {
    this.progress = { ...this.progress, ...change }
  }

  private end(): void {
    const { kind, stage, wrong } = this.progress
    void this.deps.vocabulary.log.sync()
    this.deps.onEnd({
      kind,
      words: this.items.map(({ row }) => row.id),
      wrong: [...wrong],
      ...(stage !== undefined && { stage }),
    })
  }

  /** A first sight in a test says little of memory: only words that were learned before are graded. */
  private log(word: string): void {
    const { log, plan, now } = this.logDeps()
    const state = log.stateOf(word)
    if (!state || state.suspended) return
    const took = Math.min(LONGEST_MS, Math.max(0, now - this.shownAt))
    const fields = { word, grade: this.gradeOf(took), source: this.kind, proved: true } as const
    const { due } = scheduleAnswer(
      state,
      { ...fields, at: now },
      {
        model: log.model,
        retention: plan?.retention ?? DEFAULT_RETENTION,
        loadOn: log.loadOn,
        examDay: plan ? studyDayOfDate(plan.examDate) : undefined,
      },
    )
    log.append({ kind: 'review', ...fields, took, due })
  }

  private gradeOf(took: number): Grade {
    if (!this.isRight) return grades.again
    return took > SLOW_MS[this.kind] ? grades.hard : grades.good
  }

  private logDeps() {
    const { log, plan } = this.deps.vocabulary
    return { log, plan: plan.plan, now: this.deps.vocabulary.now() }
  }
}

/** The words that a test may ask: of a stage, of today, of those being learned, or those answered wrong. */
export const testScopes = ['today', 'learning', 'wrong'] as const
export type TestScope = (typeof testScopes)[number]

/** The rows of a scope. */
export const rowsOfScope = (vocabulary: Vocabulary, scope: TestScope): readonly WordRow[] => {
  const { book, log } = vocabulary
  const today = studyDay(vocabulary.now())
  const isIn: Record<TestScope, (id: string) => boolean> = {
    today: (id) => {
      const state = log.stateOf(id)
      return state !== undefined && studyDay(state.lastReview) === today
    },
    learning: (id) => log.stateOf(id) !== undefined,
    wrong: (id) => log.stateOf(id)?.lastGrade === grades.again,
  }
  return book.rows.filter(({ id }) => isIn[scope](id))
}
