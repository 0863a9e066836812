import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { handInTest } from '@/contracts/promo/handInTest'
import { paperReport, startTest, type Paper } from '@/contracts/promo/papers'
import { answerSheet, openPlaces } from '@/domain/attempt/answerSheet'
import type { AttemptState } from '@/domain/attempt/AttemptState'
import { isOpen } from '@/domain/attempt/isOpen'
import { choiceOf, optionAt, paperTerms, replaySheet, type SheetDeed } from '@/domain/attempt/paperSheet'
import { newId } from '@/lib/newId'
import type { KeyValueStore } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { PersistedValue } from '@/stores/device/PersistedValue'

const keptSchema = v.object({
  attemptId: v.string(),
  ticket: v.string(),
  startedAt: v.number(),
  endsAt: v.number(),
  /** The backend's clock minus the device's, in milliseconds. */
  skewMs: v.number(),
  answers: v.array(v.nullable(v.number())),
  /** How long it took, once it was handed in. */
  seconds: v.nullable(v.number()),
})
type Running = v.InferOutput<typeof keptSchema>

/** The phase of a test: not begun, being written, handed in and queued. */
export type TestPhase = 'ready' | 'writing' | 'handedIn'

interface TimedTestDeps extends Pick<Stores, 'call' | 'outbox' | 'session' | 'loginFlow'> {
  readonly storage: KeyValueStore
  now(): number
}

/**
 * A test against the backend's clock: a row of the engine of all attempts, whose sheet is kept on the device at every answer until
 * the backend has it (decision 073).
 */
export class TimedTest {
  at = 0
  error = ''
  private readonly task = new Task()
  private readonly shelf: PersistedValue<Running>
  private kept: Running | undefined

  constructor(
    private readonly deps: TimedTestDeps,
    readonly paper: Paper,
  ) {
    this.shelf = new PersistedValue(deps.storage, `paper-test:${paper.paperId}`, keptSchema)
    this.kept = this.shelf.read()
    makeAutoObservable<this, 'deps' | 'shelf'>(
      this,
      { deps: false, shelf: false, paper: false },
      { autoBind: true },
    )
  }

  get phase(): TestPhase {
    if (!this.kept) return 'ready'
    return this.kept.seconds === null ? 'writing' : 'handedIn'
  }

  get endsAt(): number {
    return this.kept?.endsAt ?? 0
  }

  get skewMs(): number {
    return this.kept?.skewMs ?? 0
  }

  get attemptId(): string {
    return this.kept?.attemptId ?? ''
  }

  /** Whether the time is over at this moment; not observable, so callers must poll. */
  get isOver(): boolean {
    const { kept } = this
    return kept !== undefined && !isOpen({ endedAt: null, endsAt: kept.endsAt }, this.now())
  }

  /** The numbers of the questions without an answer, from 0. */
  get unanswered(): readonly number[] {
    const { kept } = this
    if (!kept) return []
    const cells = answerSheet(paperTerms('paperTest', kept), this.replayed(kept))
    return openPlaces(cells).unanswered.map((place) => place - 1)
  }

  answerOf(no: number): number | null {
    return this.kept ? optionAt(this.replayed(this.kept), no) : null
  }

  async begin(): Promise<void> {
    if (this.isBusy) return
    await this.work(async () => {
      const input = { params: { paperId: this.paper.paperId }, body: { attemptId: newId() } }
      const { attemptId, ticket, now, endsAt } = await this.deps.call(startTest, input, { quiet: true })
      const answers = this.paper.questions.map(() => null)
      const skewMs = now - this.deps.now()
      runInAction(() => {
        this.at = 0
        this.keep({ attemptId, ticket, startedAt: now, endsAt, skewMs, answers, seconds: null })
      })
    })
  }

  choose(no: number, option: number): void {
    const { kept } = this
    if (!kept || this.isOver) return
    const state = this.replayed(kept, choiceOf(no, option))
    this.keep({ ...kept, answers: kept.answers.map((_, place) => optionAt(state, place)) })
  }

  goTo(no: number): void {
    this.at = Math.min(Math.max(no, 0), this.paper.questions.length - 1)
  }

  /** Hands the test in: the login comes first, then the outbox. True when the backend has the report. */
  async handIn(): Promise<boolean> {
    if (!this.kept || !(await this.deps.loginFlow.require())) return false
    if (this.kept.seconds === null) {
      const { spent } = this.replayed(this.kept, { kind: 'handIn' })
      this.keep({ ...this.kept, seconds: Math.round(spent / 1000) })
    }
    return this.deliver()
  }

  /** Sends what was handed in; the copy on the device goes when the backend shows the report of it. */
  async deliver(): Promise<boolean> {
    const { session, outbox, loginFlow } = this.deps
    if (!this.kept || this.kept.seconds === null || this.isBusy) return false
    if (!session.isLoggedIn && !(await loginFlow.require())) return false
    const { attemptId, ticket, answers, seconds } = this.kept
    const { paperId } = this.paper
    return this.work(async () => {
      const params = { uid: session.uid, attemptId }
      await outbox.add(handInTest.id, { params, body: { paperId, ticket, seconds, answers } })
      const report = await this.deps.call(
        paperReport,
        { params: { uid: session.uid, paperId }, query: { attempt: attemptId } },
        { quiet: true },
      )
      if (report) this.forget()
      return report !== null
    })
  }

  /** Discards the running test and begins anew. */
  forget(): void {
    this.kept = undefined
    this.shelf.drop()
  }

  /** The state of the test, including a new event. */
  private replayed(kept: Running, fields?: SheetDeed['fields']): AttemptState {
    const now = this.now()
    return replaySheet('paperTest', kept, now, fields && { at: now, fields })
  }

  /** The backend's clock, as far as the device knows it. */
  private now(): number {
    return this.deps.now() + this.skewMs
  }

  private async work<T>(run: () => Promise<T>): Promise<T | false> {
    this.error = ''
    return (await this.task.run(run, ({ msg }) => this.fail(msg))) ?? false
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  private fail(msg: string): false {
    this.error = msg
    return false
  }

  private keep(kept: Running): void {
    this.kept = kept
    this.shelf.write(kept)
  }
}
