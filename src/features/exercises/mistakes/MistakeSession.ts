import { makeAutoObservable, observableRef } from 'mobx'
import { catchApiError } from '@/api'
import type { Mistake } from '@/contracts/exercise/mistakes'
import type { Outcome } from '@/domain/attempt/judge'
import type { Answer } from '@/domain/attempt/Question'
import type { Grade } from '@/domain/memory/eventTypes'
import { judgeLocally } from '../question/judgeLocally'
import type { MistakeBook } from './MistakeBook'

interface MistakeSessionDeps {
  readonly book: MistakeBook
  /** Only this subject; all without it. */
  readonly subject?: string | undefined
}

/** Solving again what is due: an answer, its key, and how surely it was known; with or without a network. */
export class MistakeSession {
  state: 'opening' | 'failed' | 'running' | 'done' = 'opening'
  card: Mistake | undefined = undefined
  chosen: Answer | null = null
  /** How the answer went, once it was given. */
  outcome: Outcome | undefined = undefined
  /** Questions that were solved again, and how many of them were known. */
  done = 0
  known = 0
  left = 0
  private deck: readonly Mistake[] = []
  private shownAt = 0

  constructor(private readonly deps: MistakeSessionDeps) {
    makeAutoObservable<this, 'deps' | 'deck' | 'shownAt'>(
      this,
      { deps: false, deck: false, shownAt: false, card: observableRef, chosen: observableRef },
      { autoBind: true },
    )
  }

  start(): () => void {
    void this.open()
    return this.leave
  }

  async open(): Promise<void> {
    this.state = 'opening'
    await catchApiError(async () => this.begin(await this.deps.book.open()), this.fail)
  }

  /** Sends what was answered; also keeps the log small. */
  leave(): void {
    this.deps.book.log.rest()
  }

  choose(answer: Answer): void {
    if (this.outcome === undefined) this.chosen = answer
  }

  /** Judges what was chosen; without anything the key is shown, and the question counts as not known. */
  commit(): void {
    if (this.card && this.outcome === undefined) this.outcome = judgeLocally(this.card.question, this.chosen)
  }

  /** Saves the grade and advances; ignored before the key is shown. */
  grade(grade: Grade): void {
    const { card, deps } = this
    if (!card || this.outcome === undefined) return
    deps.book.grade(card.questionId, grade, deps.book.now() - this.shownAt)
    this.done += 1
    if (grade > 2) this.known += 1
    this.advance()
  }

  private begin(deck: readonly Mistake[]): void {
    const { subject } = this.deps
    this.deck = deck.filter((one) => subject === undefined || one.subject === subject)
    this.advance()
  }

  private fail(): void {
    this.state = 'failed'
  }

  private advance(): void {
    const { book } = this.deps
    const waiting = this.deck.filter((one) => book.waits(one))
    this.left = waiting.length
    this.card = waiting[0]
    this.chosen = null
    this.outcome = undefined
    this.state = this.card ? 'running' : 'done'
    this.shownAt = book.now()
  }
}
