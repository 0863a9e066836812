import { makeAutoObservable, runInAction } from 'mobx'
import { attemptReport, type AttemptReport } from '@/contracts/exercise/attemptReport'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { answerSheet, type SheetCell } from '@/domain/attempt/answerSheet'
import { untouched, type QuestionState } from '@/domain/attempt/AttemptState'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import type { AttemptLog } from '../attempt/AttemptLog'
import type { QuestionResult } from '../attempt/AttemptStorage'

/** Parts of a review: all, not right, or self-marked writing. */
export type ReviewPart = 'all' | 'wrong' | 'award'

interface ReviewDeps extends Pick<Stores, 'call' | 'session' | 'ui'> {
  readonly log: AttemptLog
  readonly part: ReviewPart
}

/** Looking back at an attempt, question by question; own writing is awarded here. */
export class Review {
  readonly report: Resource<AttemptReport>
  /** The question on screen, from 0, among the reviewed ones. */
  at = 0
  isSheetOpen = false
  private readonly awarding = new Task()

  constructor(private readonly deps: ReviewDeps) {
    const { call, session, log } = deps
    const params = { uid: session.uid, attemptId: log.attemptId }
    this.report = new Resource(() => call(attemptReport, { params }, { quiet: true }))
    makeAutoObservable<this, 'deps' | 'awarding'>(
      this,
      { deps: false, awarding: false, report: false },
      { autoBind: true },
    )
  }

  get attemptId(): string {
    return this.deps.log.attemptId
  }

  start(): void {
    void this.report.load()
  }

  /** The reviewed questions, in their order. */
  get questions(): readonly ShownQuestion[] {
    const { value } = this.report
    if (!value) return []
    return value.attempt.questions.filter(({ id }) => this.isLookedAt(id))
  }

  get question(): ShownQuestion | undefined {
    return this.questions[this.at]
  }

  stateOf(questionId: string): QuestionState {
    const found = this.report.value?.attempt.answers.find((answer) => answer.questionId === questionId)
    return found ?? untouched
  }

  /** Undefined where the key stays closed, as in an exam that others still sit. */
  get told(): QuestionResult | undefined {
    const { question } = this
    return question?.feedback && { ...question.feedback, outcome: this.outcomeOf(question.id) }
  }

  get cells(): readonly SheetCell[] {
    const { value } = this.report
    if (!value) return []
    const questions = new Map(this.questions.map(({ id }) => [id, this.stateOf(id)]))
    const verdicts = new Map(
      value.outcomes.map(({ questionId, outcome }) => [questionId, { outcome, share: 0 }]),
    )
    return answerSheet({ questionIds: [...questions.keys()] }, { questions }, verdicts)
  }

  get isAwarding(): boolean {
    return this.awarding.isRunning
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(at, this.questions.length - 1))
    this.isSheetOpen = false
  }

  showSheet(isOpen: boolean): void {
    this.isSheetOpen = isOpen
  }

  /** Gives the own writing its points, line by line of the rubric. */
  async award(points: readonly number[]): Promise<void> {
    const { question, deps } = this
    if (!question) return
    const id = question.id
    const isDone = await this.awarding.succeeds(async () => {
      deps.log.append({ kind: 'award', question: id, points: [...points] })
      if (!(await deps.log.sync())) return deps.ui.say('自评已存在本机，联网后自动上交')
      await this.report.load()
      deps.ui.say('自评已保存')
    })
    if (isDone) runInAction(() => this.stay(id))
  }

  /** Stays at a question after its award, or at its position when the filter drops it. */
  private stay(questionId: string): void {
    const at = this.questions.findIndex(({ id }) => id === questionId)
    this.goTo(at < 0 ? this.at : at)
  }

  private isLookedAt(questionId: string): boolean {
    switch (this.deps.part) {
      case 'all':
        return true
      case 'wrong':
        return this.outcomeOf(questionId) !== 'right'
      // Keep questions with points in the list: points may be changed.
      case 'award':
        return this.outcomeOf(questionId) === 'open' || this.stateOf(questionId).awarded !== null
    }
  }

  private outcomeOf(questionId: string): QuestionResult['outcome'] {
    const { value } = this.report
    return value?.outcomes.find((one) => one.questionId === questionId)?.outcome ?? 'empty'
  }
}
