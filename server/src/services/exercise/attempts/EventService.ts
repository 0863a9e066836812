import type { SentEvent } from '@/contracts/exercise/attemptEvents'
import { type DeviceClock, momentOf, trustedOffset } from '@/domain/attempt/arrival'
import type { AttemptState } from '@/domain/attempt/AttemptState'
import type { AttemptEvent } from '@/domain/attempt/events'
import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import type { Db } from '../../../db/Database'
import { lock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import { AdaptiveTest } from '../ability/AdaptiveTest'
import { AttemptReplay } from './AttemptReplay'
import { type AttemptLog, AttemptRepository, type AttemptRow } from './AttemptRepository'
import { attemptsLock } from './attemptsLock'
import { contactOf } from './contactOf'
import { recordAnswers } from './recordAnswers'
import { type CalibratedQuestion, QuestionRepository } from '../questions/QuestionRepository'
import { earliestHandIn, lettersIn, supersededAnswers } from './supersededAnswers'
import { MOST_LETTERS_KEPT, NOBODY, type Writer } from './visitors'

const HOUR = 3_600_000
/** Letters of a batch that count for nothing: choices, and a page of own writing. */
const LETTERS_FREE = 2000
/** Replaced answers that lose their texts together: one update for many answers. */
const CUT_TOGETHER = 10

interface EventServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limiter: RateLimiter
}

type Questions = ReadonlyMap<string, CalibratedQuestion>

export interface Batch {
  readonly device: string
  readonly clock: DeviceClock
  readonly events: readonly SentEvent[]
}

const questionOf = (event: SentEvent | AttemptEvent): string | undefined =>
  'question' in event ? event.question : undefined

/** New, counted and refused events of a batch. */
interface Sorted {
  readonly fresh: readonly AttemptEvent[]
  readonly duplicated: number
  readonly refused: string[]
}

/** Whether another device was seen to open the attempt after this one. */
const isElsewhere = ({ devices }: AttemptState, device: string): boolean =>
  [...devices].some(([other, at]) => other !== device && at > (devices.get(device) ?? 0))

/** Awards, and openings, with which a full log still grows: more than the written questions of a paper, and its devices. */
const MOST_BEYOND = 100

/**
 * Whether a full log takes a batch all the same: the first hand-in ends the attempt, an award grades own writing after the end, and
 * opening its page shows it. Bounded by kind, so that a full log cannot grow without end.
 */
const passesFullLog = (before: readonly AttemptEvent[], fresh: readonly AttemptEvent[]): boolean => {
  const countOf = (kind: AttemptEvent['kind']): number =>
    [...before, ...fresh].filter((event) => event.kind === kind).length
  return fresh.every(
    ({ kind }) =>
      (kind === 'handIn' && countOf(kind) === 1) ||
      ((kind === 'award' || kind === 'open') && countOf(kind) <= MOST_BEYOND),
  )
}

/** The log of an attempt as devices write it. */
export class EventService {
  constructor(private readonly deps: EventServiceDeps) {}

  /** Appends a batch; known events are skipped, so a batch is idempotent. */
  async append(writer: Writer, attemptId: string, batch: Batch) {
    const { db, limiter } = this.deps
    const { batches, letters } = writer
    if (!(await limiter.hit(batches.key, batches.most, HOUR))) throw new ApiError('tooManyRequests')
    const long = lettersIn(batch.events.map((event) => ({ ...event, device: batch.device })))
    if (long > LETTERS_FREE && !(await limiter.hit(letters.key, letters.most, HOUR, long)))
      throw new ApiError('tooManyRequests')
    return db.transaction((tx) => this.appendIn(tx, writer, attemptId, batch))
  }

  private async appendIn(tx: Db, { uid, mostEvents }: Writer, attemptId: string, batch: Batch) {
    const now = this.deps.clock()
    const attempts = new AttemptRepository(tx)
    const log = orThrow(await attempts.lock(uid, attemptId), 'notFound')
    const [closed = new Set<string>()] = await attempts.closedElsewhere([log.row], now)
    const sorted = this.sort(new AttemptReplay(log.row, log.events, now, closed), batch, now)
    const events = [...log.events, ...sorted.fresh]
    const isTooLong = events.length > mostEvents || lettersIn(events) > MOST_LETTERS_KEPT
    if (isTooLong && sorted.fresh.length > 0 && !passesFullLog(log.events, sorted.fresh))
      throw new ApiError('attemptFull')
    const replay = new AttemptReplay(log.row, events, now, closed)
    const touched = this.touched(replay, batch)
    const questions = await this.needed(tx, replay, touched)
    const next = await this.next(tx, replay, questions)
    await this.keep(attempts, { log, replay, sorted, questions, next })
    await this.cut(attempts, replay)
    if (log.row.told || keyFollowsAnswer(replay.terms.policy))
      await recordAnswers(tx, replay, questions, touched)
    return {
      accepted: sorted.fresh.length,
      duplicated: sorted.duplicated,
      refused: sorted.refused,
      now,
      endsAt: log.row.endsAt,
      endedAt: replay.state.endedAt,
      isElsewhere: isElsewhere(replay.state, batch.device),
      feedback: replay.hasEnded ? [] : this.feedback(replay, questions, touched),
      hasMore: next !== undefined,
    }
  }

  /** Brings the events to the backend's clock, and leaves out what is known or does not count. */
  private sort(before: AttemptReplay, { device, clock, events }: Batch, now: number): Sorted {
    const known = new Set(before.events.map(({ id }) => id))
    const sent = new Map(events.map((event) => [event.id, event]))
    const unknown = [...sent.values()].filter(({ id }) => !known.has(id))
    const offset = trustedOffset(clock, now)
    const fresh = unknown.flatMap((event) => {
      const at = this.momentIn(before, event, { offset, device, now })
      return at === null
        ? []
        : [{ ...event, at, device, ...(before.row.endsAt !== null && { arrived: now }) }]
    })
    const taken = new Set(fresh.map(({ id }) => id))
    return {
      fresh,
      duplicated: events.length - unknown.length,
      refused: unknown.map(({ id }) => id).filter((id) => !taken.has(id)),
    }
  }

  /** When an event was, by the backend's clock; null when it does not count. */
  private momentIn(
    { row, state, terms, events }: AttemptReplay,
    event: SentEvent,
    { offset, device, now }: { offset: number; device: string; now: number },
  ) {
    const question = questionOf(event)
    if (question !== undefined && !terms.questionIds.includes(question)) return null
    const arrival = { offset, receivedAt: now, startedAt: row.startedAt }
    if (event.kind === 'award') return momentOf(event.at, { ...arrival, endsAt: null })
    const endsAt = state.endedAt ?? row.endsAt
    // Keys that were told answer for everybody: neither an older moment nor another device changes anything then.
    if (row.told || this.isFixed(terms, state, question)) return null
    if (endsAt === null) return momentOf(event.at, { ...arrival, endsAt })
    const contact = contactOf(events, device, { startedAt: row.startedAt, endsAt })
    const at = momentOf(event.at, { ...arrival, endsAt, contact })
    return at !== null && event.kind === 'handIn' ? Math.max(at, earliestHandIn(events)) : at
  }

  /** Takes the texts from replaced answers, once there are some: what everybody reads of an attempt stays short. */
  private async cut(attempts: AttemptRepository, { row, hasEnded, terms, events }: AttemptReplay) {
    const replaced = hasEnded ? [] : supersededAnswers(terms, events)
    if (replaced.length >= CUT_TOGETHER) await attempts.cut(row, replaced)
  }

  /**
   * With feedback after each answer, an answer or reveal releases the key; in a forward-only order the next question
   * reveals the result. So an earlier answer must not be added afterwards.
   */
  private isFixed(
    { policy }: AttemptReplay['terms'],
    state: AttemptState,
    question: string | undefined,
  ): boolean {
    if (question === undefined || (!keyFollowsAnswer(policy) && policy.mayGoBack)) return false
    const known = state.questions.get(question)
    return Boolean(known?.answer) || known?.isRevealed === true
  }

  /** The questions of a batch whose keys may be known now. */
  private touched(replay: AttemptReplay, { events }: Batch): readonly string[] {
    const ids = new Set(events.flatMap((event) => questionOf(event) ?? []))
    return [...ids].filter((id) => replay.terms.questionIds.includes(id) && replay.mayKnow(id))
  }

  private async needed(tx: Db, replay: AttemptReplay, touched: readonly string[]): Promise<Questions> {
    const isWhole = replay.hasEnded || replay.terms.policy.order === 'adaptive'
    return new QuestionRepository(tx).byIds(isWhole ? replay.terms.questionIds : touched)
  }

  /** Chooses the next question of an adaptive test when all previous ones are answered. */
  private async next(tx: Db, replay: AttemptReplay, questions: Questions) {
    const { row, state, terms } = replay
    if (terms.policy.order !== 'adaptive' || replay.hasEnded) return undefined
    if (terms.questionIds.some((id) => !state.questions.get(id)?.answer)) return undefined
    if (row.uid !== NOBODY) await lock(tx, attemptsLock(row.uid))
    const [closed = new Set<string>()] = await new AttemptRepository(tx).closedElsewhere(
      [row],
      this.deps.clock(),
    )
    return new AdaptiveTest(tx).next(row, replay.judged(questions), closed)
  }

  private async keep(
    attempts: AttemptRepository,
    {
      log,
      replay,
      sorted,
      questions,
      next,
    }: {
      log: AttemptLog
      replay: AttemptReplay
      sorted: Sorted
      questions: Questions
      next: AttemptRow['asked'][number] | undefined
    },
  ): Promise<void> {
    const { row } = log
    if (replay.hasEnded) {
      await attempts.append(row, sorted.fresh, replay.change(questions, row.told))
    } else if (next) {
      await attempts.append(row, sorted.fresh, { ...row, asked: [...row.asked, next] })
    } else if (sorted.fresh.length) {
      await attempts.append(row, sorted.fresh)
    }
  }

  private feedback(replay: AttemptReplay, questions: Questions, touched: readonly string[]) {
    const { verdicts } = replay.score(questions)
    return touched.flatMap((questionId) => {
      const question = questions.get(questionId)?.question
      const outcome = verdicts.get(questionId)?.outcome
      if (!question || !outcome) return []
      const { key, analysis, hint } = question
      return [{ questionId, outcome, key, analysis, ...(hint !== undefined && { hint }) }]
    })
  }
}
