import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { catchApiError, type ApiError } from '@/api'
import type { Opening } from '@/contracts/exercise/attempts'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { answerSheet, openPlaces, type SheetCell } from '@/domain/attempt/answerSheet'
import { untouched, type QuestionState } from '@/domain/attempt/AttemptState'
import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import { attemptPolicies, type AttemptPolicy } from '@/domain/attempt/policies'
import type { Answer } from '@/domain/attempt/Question'
import { commitTrigger } from './commitTrigger'
import { isEmptyAnswer } from '../question/isEmptyAnswer'
import { questionNotes } from './questionNotes'
import type { AttemptLog } from './AttemptLog'
import type { QuestionResult } from './AttemptStorage'
import { NextQuestionLoader } from './NextQuestionLoader'
import { QuestionClock } from './QuestionClock'

/** Batching delay of exam events in ms; where a key follows, events are sent at once. */
const BATCH_MS = 4000
/** A text that is not typed at any more becomes an answer. */
const IDLE_MS = 3000
/** The device's clock may be a little ahead: the backend is asked again whether the time is over. */
const ASK_AGAIN_MS = 3000

interface AttemptRunDeps {
  readonly log: AttemptLog
  /** The opening to start; without it the attempt must exist. */
  readonly opening?: Opening | undefined
  /** The device's clock. */
  now(): number
  /** Called once, when the backend has the whole attempt and it can be reported. */
  onClosed(): void
}

/** An attempt on screen: which question is shown, what is chosen, the way to the end. */
export class AttemptRun {
  phase: 'opening' | 'failed' | 'running' = 'opening'
  error = ''
  /** The attempt that has to be handed in before this one can begin. */
  blockingTest = ''
  /** The question on screen, from 0. */
  at = 0
  layer: 'sheet' | 'handIn' | undefined = undefined
  /** The time is over: nothing is answered any more. */
  isOver = false
  drafts: Readonly<Record<string, Answer>> = {}
  private readonly clock: QuestionClock
  /** The way on in an adaptive test. */
  readonly onward = new NextQuestionLoader(this)
  private idle: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(private readonly deps: AttemptRunDeps) {
    this.clock = new QuestionClock(deps.now)
    makeAutoObservable<this, 'deps' | 'clock' | 'idle'>(
      this,
      { deps: false, drafts: observableRef, clock: false, idle: false, onward: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    void this.open()
    const { log, onClosed } = this.deps
    const endWatch = reaction(
      () => log.isClosed,
      (isClosed) => {
        if (isClosed) onClosed()
      },
      { fireImmediately: true },
    )
    return () => {
      endWatch()
      this.leave()
      log.rest()
    }
  }

  async open(): Promise<void> {
    this.phase = 'opening'
    const { log, opening } = this.deps
    await catchApiError(async () => {
      await log.open(opening)
      this.begin()
    }, this.fail)
  }

  get log(): AttemptLog {
    return this.deps.log
  }

  get questions(): readonly ShownQuestion[] {
    return this.log.attempt?.questions ?? []
  }

  get question(): ShownQuestion | undefined {
    return this.questions[this.at]
  }

  get policy(): AttemptPolicy {
    return attemptPolicies[this.log.attempt?.kind ?? 'analysis']
  }

  get endsAt(): number | null {
    return this.log.attempt?.endsAt ?? null
  }

  stateOf(questionId: string): QuestionState {
    return this.log.state?.questions.get(questionId) ?? untouched
  }

  /** The released result of the current question. */
  get told(): QuestionResult | undefined {
    return this.question && this.log.told[this.question.id]
  }

  /** The current choice, committed or not. */
  get chosen(): Answer | null {
    const { question } = this
    if (!question) return null
    return this.drafts[question.id] ?? this.stateOf(question.id).answer
  }

  get hasDraft(): boolean {
    return this.question !== undefined && this.drafts[this.question.id] !== undefined
  }

  get moment() {
    return this.question && commitTrigger(this.policy, this.question.type)
  }

  get hasEnded(): boolean {
    return this.log.state?.endedAt !== null && this.log.state !== undefined
  }

  /** Handed in or over, while the backend does not have all of it. */
  get isWaiting(): boolean {
    return (this.hasEnded || this.isOver) && !this.log.isClosed
  }

  get isLate(): boolean {
    return this.question !== undefined && this.clock.isLate(this.question.id)
  }

  /** Whether the question on screen takes an answer now. */
  get mayAnswer(): boolean {
    const { question, policy } = this
    if (!question || this.hasEnded || this.isOver || this.isLate) return false
    const { answer, isRevealed } = this.stateOf(question.id)
    const isFirstFinal = keyFollowsAnswer(policy) || !policy.mayGoBack
    return !isRevealed && !(answer && isFirstFinal)
  }

  /** The end of the time of the question on screen, by the device's clock; undefined without a limit. */
  get questionEndsAt(): number | undefined {
    // Read with the question: it begins anew with each.
    return this.at >= 0 && this.mayAnswer ? this.clock.endsAt(this.policy) : undefined
  }

  get sheet(): readonly SheetCell[] {
    const { terms, state, told } = this.log
    if (!terms || !state) return []
    const verdicts = new Map(Object.entries(told).map(([id, { outcome }]) => [id, { outcome, share: 0 }]))
    return answerSheet(terms, state, verdicts)
  }

  get openPlaces() {
    return openPlaces(this.sheet)
  }

  get isFirst(): boolean {
    return this.at === 0
  }

  get isLast(): boolean {
    return this.at === this.questions.length - 1
  }

  get isAnswered(): boolean {
    return this.question !== undefined && this.stateOf(this.question.id).answer !== null
  }

  /** Whether the learner noted the question on screen, as questions of such an attempt are noted. */
  get isNoted(): boolean {
    const { isGuessed, isMarked } = this.stateOf(this.question?.id ?? '')
    return questionNotes(this.policy) === 'guessed' ? isGuessed : isMarked
  }

  /** An adaptive test chooses the next question by this one's answer. */
  get isChoosing(): boolean {
    if (this.policy.order !== 'adaptive' || !this.isLast) return false
    return this.isAnswered && !this.log.attempt?.isMeasured
  }

  /** Takes what the learner chose or typed for the question on screen. */
  give(answer: Answer): void {
    const { question } = this
    if (!question || !this.mayAnswer) return
    if (this.moment === 'tap') this.answer(question.id, answer)
    else this.draft(question.id, answer)
  }

  /** Makes the draft of the question on screen its answer. */
  commit(): void {
    const { question } = this
    const draft = question && this.drafts[question.id]
    if (question && draft && this.mayAnswer) this.answer(question.id, draft)
  }

  /** Notes the question on screen, or takes the note back. */
  toggleNote(): void {
    const kind = questionNotes(this.policy) === 'guessed' ? 'guess' : 'mark'
    if (this.question) this.note({ kind, question: this.question.id, on: !this.isNoted })
  }

  /** Reveals the key instead of answering, where that is allowed. */
  reveal(): void {
    const { question } = this
    if (!question || !this.policy.mayReveal || !this.mayAnswer) return
    this.note({ kind: 'reveal', question: question.id })
    void this.log.sync()
  }

  /** The time of the question on screen is over. */
  timeOut(): void {
    if (this.question && this.mayAnswer) this.clock.expire(this.question.id)
  }

  goTo(at: number): void {
    if (at < 0 || at >= this.questions.length) return
    if (!this.policy.mayGoBack && at < this.at) return
    this.leaveQuestion()
    this.at = at
    this.layer = undefined
    this.clock.begin()
    this.saveViewState()
  }

  show(layer: 'sheet' | 'handIn' | undefined): void {
    this.leaveQuestion()
    this.layer = layer
  }

  /** Hands in; without a network it is sent later. */
  async handIn(): Promise<void> {
    if (this.hasEnded) return void (await this.log.sync())
    this.leaveQuestion()
    this.layer = undefined
    this.log.append({ kind: 'handIn' })
    await this.log.sync()
  }

  /** The time of the paper is over: the backend hands in what it has, and what is sent now still counts. */
  async timeOver(): Promise<void> {
    this.leaveQuestion()
    this.isOver = true
    this.layer = undefined
    if ((await this.log.refresh()) && this.log.attempt?.endedAt === null)
      this.waitFor(this.timeOver, ASK_AGAIN_MS)
  }

  /** Sends what waits, at once: the page may be gone in a moment. */
  leave(): void {
    this.leaveQuestion()
    void this.log.sync()
  }

  private begin(): void {
    const { at = 0, drafts = {} } = this.log.attemptStorage.viewState.read() ?? {}
    this.phase = 'running'
    this.drafts = drafts
    this.at = Math.max(0, Math.min(at, this.questions.length - 1))
    this.clock.begin()
  }

  private fail({ msg, about }: ApiError): void {
    this.phase = 'failed'
    this.error = msg
    this.blockingTest = about
  }

  private draft(question: string, answer: Answer): void {
    this.drafts = { ...this.drafts, [question]: answer }
    this.saveViewState()
    if (this.moment === 'leave') this.waitFor(this.commit, IDLE_MS)
  }

  private answer(question: string, answer: Answer): void {
    const { [question]: _given, ...drafts } = this.drafts
    const hadDraft = _given !== undefined
    this.drafts = drafts
    if (isEmptyAnswer(answer)) this.clear(question)
    else this.log.append({ kind: 'answer', question, answer, took: this.clock.took(this.policy) })
    if (hadDraft) this.saveViewState()
    this.send()
  }

  private clear(question: string): void {
    if (this.stateOf(question).answer) this.log.append({ kind: 'clear', question })
  }

  private note(fields: Parameters<AttemptLog['append']>[0]): void {
    if (this.hasEnded || this.isOver) return
    this.log.append(fields)
    this.send()
  }

  /** Commit the draft when the learner leaves the question. */
  private leaveQuestion(): void {
    clearTimeout(this.idle)
    if (this.moment === 'leave') this.commit()
  }

  private send(): void {
    if (keyFollowsAnswer(this.policy) || this.policy.order === 'adaptive') this.log.syncAfterFrame()
    else this.log.syncWithin(BATCH_MS)
  }

  private saveViewState(): void {
    this.log.attemptStorage.viewState.write({ at: this.at, drafts: { ...this.drafts } })
  }

  private waitFor(run: () => void | Promise<void>, ms: number): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void run(), ms)
  }
}
