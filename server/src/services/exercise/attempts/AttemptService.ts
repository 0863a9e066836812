import type { Opening } from '@/contracts/exercise/attempts'
import { estimateAbility } from '@/domain/ability/estimateAbility'
import type { DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { attemptPolicies } from '@/domain/attempt/policies'
import { resultIsOut } from '@/domain/attempt/resultIsOut'
import { untouched } from '@/domain/attempt/AttemptState'
import type { Db } from '../../../db/Database'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { AttemptPlanner, Begun, Planned } from './AttemptPlanner'
import type { AttemptReplay } from './AttemptReplay'
import { AttemptRepository, type AttemptRow } from './AttemptRepository'
import type { DiagnosisPlans } from '../reports/DiagnosisPlans'
import { attemptsLock } from './attemptsLock'
import { toAttemptSummary } from './toAttemptSummary'
import { isSameOpening } from './isSameOpening'
import type { CalibratedQuestion } from '../questions/QuestionRepository'
import { refuseWithheldQuestions } from '../questions/refuseWithheldQuestions'
import { settleAttempt } from './settleAttempt'
import { VisitRepository } from './VisitRepository'
import { weakestOf } from '../reports/weakestOf'
import { NOBODY, type Writer } from './visitors'

const HOUR = 3_600_000

interface AttemptServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly limiter: RateLimiter
  readonly planner: AttemptPlanner
  readonly plans: DiagnosisPlans
}

type Questions = ReadonlyMap<string, CalibratedQuestion>

/** How often an opening chooses: as often as a learner begins tests at one moment, and more. */
const CHOICES = 8

/** Whether the backend chooses what is asked: a paper asks what it asks. */
const isChosen = (opening: Opening): boolean => !('paperId' in opening) && opening.kind !== 'mock'

/** Attempts: opened once, gone on with anywhere, reported when they have ended. */
export class AttemptService {
  constructor(private readonly deps: AttemptServiceDeps) {}

  /** Begins an attempt; the same id again is the same attempt, and one that a visitor began under it becomes the learner's. */
  async open(writer: Writer, attemptId: string, opening: Opening) {
    const { db, clock, random, limiter } = this.deps
    const { uid } = writer
    const known = await new AttemptRepository(db).find(uid, attemptId)
    if (known) return this.same(uid, attemptId, opening)
    for (const { key, most } of writer.openings)
      if (!(await limiter.hit(key, most, HOUR))) throw new ApiError('tooManyRequests')
    const now = clock()
    if (opening.kind === 'diagnosis' && (await this.adopt(uid, attemptId, opening.test, now)))
      // An app that knew only the first subject of a visit takes all of it over.
      return this.attempt(uid, attemptId)
    const seed = random.id()
    await this.begun(writer, { uid, attemptId, opening }, seed, now)
    return this.same(uid, attemptId, opening)
  }

  /**
   * Saves a new attempt. Refuses one that shares questions with an open test of the learner: each would reveal keys of
   * the other.
   */
  private async keep({ uid, attemptId, opening }: Begun, planned: Planned, seed: string, now: number) {
    const row: AttemptRow = {
      uid,
      attemptId,
      kind: opening.kind,
      point: null,
      ...planned,
      seed,
      startedAt: now,
      endedAt: null,
      endedBy: null,
      told: false,
      filed: false,
      ranked: false,
      failures: 0,
      retryAt: null,
      result: null,
    }
    if (uid === NOBODY) return new AttemptRepository(this.deps.db).open(row)
    return withLock(this.deps.db, attemptsLock(uid), async (tx) => {
      const attempts = new AttemptRepository(tx)
      await refuseWithheldQuestions(tx, row, now)
      await attempts.open(row)
    })
  }

  /** The current state of an attempt. Releasing its keys closes it for further answers. */
  async attempt(uid: number, attemptId: string) {
    const { replay, questions } = await this.settled(uid, attemptId)
    return this.view(replay, questions)
  }

  async attempts(uid: number, page: number, size: number) {
    const repository = new AttemptRepository(this.deps.db)
    const { rows, total } = await repository.page(uid, size, (page - 1) * size)
    const now = this.deps.clock()
    const closed = await repository.closedOf(uid, now)
    const waits = ({ told, asked }: AttemptRow) => !told && asked.some(({ id }) => closed.has(id))
    const list = rows.map((row) => ({
      ...toAttemptSummary(row),
      questionCount: row.asked.length,
      points: row.asked.reduce((sum, { points }) => sum + points, 0),
      earned:
        !waits(row) && resultIsOut({ ...row, policy: attemptPolicies[row.kind] }, now)
          ? (row.result?.earned ?? null)
          : null,
    }))
    return { list, total, page, size }
  }

  async goingOn(uid: number) {
    const rows = await new AttemptRepository(this.deps.db).goingOn(uid, this.deps.clock())
    return { list: rows.map(toAttemptSummary) }
  }

  async report(uid: number, attemptId: string) {
    const { replay, questions } = await this.settled(uid, attemptId)
    const { endedAt } = replay.state
    if (endedAt === null) throw new ApiError('attemptOpen')
    // A report that was read before tells keys, too, when it is read beside a retake.
    if (replay.isAskedElsewhere) {
      await refuseWithheldQuestions(this.deps.db, replay.row, this.deps.clock(), 'keysWait')
      throw new ApiError('keysWait')
    }
    if (!replay.keysAreOut) throw new ApiError('mockRunning')
    const score = replay.score(questions)
    const { report } = replay.terms.policy
    const shows = (part: (typeof report)[number]) => report.includes(part)
    const judged = replay.judged(questions)
    return {
      attempt: this.view(replay, questions),
      endedAt,
      earned: score.earned,
      points: score.points,
      open: score.open,
      outcomes: replay.row.asked.map(({ id, points }) => {
        const { outcome, share } = score.verdicts.get(id) ?? { outcome: 'empty' as const, share: 0 }
        return { questionId: id, outcome, earned: points * share }
      }),
      types: shows('types') ? [...score.types] : [],
      knowledge: shows('points') ? [...score.knowledge] : [],
      ability: shows('ability') ? this.abilityOf(judged) : null,
      parts: await this.deps.plans.diagnosed(replay, judged),
      weakest: shows('advice') ? weakestOf(score) : null,
    }
  }

  private abilityOf(judged: ReturnType<AttemptReplay['judged']>) {
    const { ability, error, band } = estimateAbility(judged)
    const pair: [number, number] = [band[0], band[1]]
    return { ability, error, band: pair, answers: judged.length }
  }

  private view(replay: AttemptReplay, questions: Questions) {
    const { row, state, terms } = replay
    const { verdicts } = replay.score(questions)
    const answers = terms.questionIds.flatMap((questionId) => {
      const { awarded, ...question } = state.questions.get(questionId) ?? untouched
      if (state.questions.get(questionId) === untouched) return []
      const outcome = (replay.mayKnow(questionId) && verdicts.get(questionId)?.outcome) || null
      return [{ questionId, ...question, awarded: awarded && [...awarded], outcome }]
    })
    const isAnswered = terms.questionIds.every((id) => state.questions.get(id)?.answer)
    return {
      ...toAttemptSummary(row),
      endedAt: state.endedAt,
      endedBy: state.endedBy,
      now: this.deps.clock(),
      isPaused: state.isPaused,
      spent: state.spent,
      questions: replay.shown(questions),
      answers,
      isMeasured: terms.policy.order === 'adaptive' && isAnswered,
    }
  }

  private async settled(uid: number, attemptId: string) {
    const { db, clock } = this.deps
    return settleAttempt(db, uid, attemptId, clock())
  }

  /** Takes a visit over. One that asks what another open test of the learner asks stays a visit until that is handed in. */
  private adopt(uid: number, attemptId: string, test: DiagnosticName, now: number): Promise<boolean> {
    if (uid === NOBODY) return Promise.resolve(false)
    return withLock(this.deps.db, attemptsLock(uid), async (tx) => {
      const visit = await new AttemptRepository(tx).find(NOBODY, attemptId)
      if (!visit) return false
      await refuseWithheldQuestions(tx, { ...visit, uid }, now)
      return new VisitRepository(tx).adopt(uid, attemptId, test)
    })
  }

  /** The attempt of an id, which is that of no other opening. */
  private async same(uid: number, attemptId: string, opening: Opening) {
    const found = await this.attempt(uid, attemptId)
    if (!isSameOpening(opening, found)) throw new ApiError('idTaken')
    return found
  }

  /** Plans and keeps an attempt. An opening that asks for nothing that is there does not count among those of the hour. */
  private async begun({ openings }: Writer, begun: Begun, seed: string, now: number): Promise<void> {
    try {
      await this.planned(begun, seed, now)
    } catch (error) {
      for (const { key } of openings) await this.deps.limiter.takeBack(key)
      throw error
    }
  }

  /** Plans again when a concurrent opening has taken the chosen questions. */
  private async planned(begun: Begun, seed: string, now: number, tries = CHOICES): Promise<void> {
    const plan = await this.deps.planner.plan(begun, seed, now)
    try {
      await this.keep(begun, plan, seed, now)
    } catch (error) {
      const isUniqueViolation = error instanceof ApiError && error.errorName === 'questionsClosed'
      if (!isUniqueViolation || !isChosen(begun.opening) || tries <= 1) throw error
      await this.planned(begun, seed, now, tries - 1)
    }
  }
}
