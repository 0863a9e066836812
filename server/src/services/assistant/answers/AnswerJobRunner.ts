import type { Clock } from '../../../ports/Clock'
import type { Answered } from './Answerer'
import { RunningAnswer } from './RunningAnswer'
import type { TurnRepository, TurnRow } from '../conversations/TurnRepository'

/** How often an answer is kept while it grows, and asked whether somebody stopped it elsewhere. */
const BEAT_MS = 1000
/** A process that was not heard of for so long answers no more. */
const GONE_MS = 15_000
/** Poll interval for an answer of another process. */
const LOOK_MS = 400

interface Job {
  work(signal: AbortSignal): AsyncGenerator<string, Answered>
  finish(answered: Answered): Partial<TurnRow>
  /**
   * Sources of the answer. A stopped or failed answer may have used any of them, so it is withheld while a test asks
   * for one.
   */
  readonly given: Answered['cited']
}
type Outcome = Pick<TurnRow, 'state'> & Partial<TurnRow>

interface DeskDeps {
  readonly turns: TurnRepository
  readonly clock: Clock
  readonly warn: (error: unknown) => void
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const sourcesOf = (passages: Answered['cited']): TurnRow['sources'] =>
  passages.map(({ title, place, link }) => ({ title, place, link }))

/**
 * Runs answer jobs. A job belongs to the runner, not to its request: a disconnected client resumes the answer at any
 * process, and only a stop ends it early.
 */
export class AnswerJobRunner {
  /** Whether the process shuts down. */
  isClosed = false
  private readonly running = new Map<string, RunningAnswer>()

  constructor(private readonly deps: DeskDeps) {}

  /** Begins to answer a turn that is kept as running. */
  begin(turnId: string, job: Job): void {
    const answer = new RunningAnswer()
    this.running.set(turnId, answer)
    void this.run(turnId, answer, job).finally(() => {
      this.running.delete(turnId)
      answer.end()
    })
  }

  /** Takes an answer over whose process is gone; false when it is alive, or done. */
  async takeOver(turnId: string): Promise<boolean> {
    if (this.isClosed || this.running.has(turnId)) return false
    const now = this.deps.clock()
    return this.deps.turns.takeOver(turnId, now - GONE_MS, now)
  }

  /**
   * Yields the answer each time it grows, until it is complete or no process works on it; then returns the turn, if it
   * is known here.
   */
  async *growth(turnId: string): AsyncGenerator<string, TurnRow | undefined> {
    const own = this.running.get(turnId)
    if (own) {
      yield* own.growth()
      // One that was stopped may be cut to what was shown.
      return own.turn?.state === 'done' ? own.turn : undefined
    }
    while (!this.isClosed) {
      const turn = await this.deps.turns.turn(turnId)
      if (!turn) return undefined
      yield turn.answer
      if (turn.state !== 'running') return turn
      if (turn.beatAt < this.deps.clock() - GONE_MS) return undefined
      await pause(LOOK_MS)
    }
    return undefined
  }

  /** Stops an answer, wherever it is made. */
  async stop(turnId: string): Promise<void> {
    await this.deps.turns.stop(turnId)
    const own = this.running.get(turnId)
    own?.stop()
    // Wait until the partial answer is stored before reading on.
    while (own && !own.isOver) await pause(5)
  }

  /** Shuts down: running answers are left for another process to take over. */
  close(): void {
    this.isClosed = true
    for (const answer of this.running.values()) {
      answer.stop()
      answer.end()
    }
    this.running.clear()
  }

  private async run(turnId: string, answer: RunningAnswer, job: Job): Promise<void> {
    const beat = setInterval(() => void this.beat(turnId, answer), BEAT_MS)
    try {
      const outcome = await this.outcomeOf(answer, job)
      clearInterval(beat)
      if (this.running.has(turnId))
        answer.turn = await this.deps.turns.finish(turnId, { ...outcome, answer: answer.markdown })
    } catch (error) {
      this.deps.warn(error)
    } finally {
      clearInterval(beat)
    }
  }

  private async outcomeOf(answer: RunningAnswer, { work, finish, given }: Job): Promise<Outcome> {
    const sources = sourcesOf(given)
    try {
      const parts = work(answer.signal)
      for (let part = await parts.next(); ; part = await parts.next()) {
        if (answer.signal.aborted) return { state: 'stopped', sources }
        if (part.done) return { state: 'done', ...finish(part.value), sources: sourcesOf(part.value.cited) }
        answer.append(part.value)
      }
    } catch (error) {
      if (answer.signal.aborted) return { state: 'stopped', sources }
      this.deps.warn(error)
      return { state: 'failed', sources }
    }
  }

  private async beat(turnId: string, answer: RunningAnswer): Promise<void> {
    try {
      if (!(await this.deps.turns.beat(turnId, answer.markdown, this.deps.clock()))) answer.stop()
    } catch (error) {
      this.deps.warn(error)
    }
  }
}
