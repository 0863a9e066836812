import type { MistakeState } from '@/contracts/exercise/mistakes'
import type { MistakeSummary } from '@/contracts/exercise/mistakeSummary'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'
import type { Db } from '../../../db/Database'
import { mistakeEvents } from '../../../db/schema/mistakes'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import { EventLog, toBatchResult, validEvents } from '../../../repository/EventLog'
import { AttemptRepository } from '../attempts/AttemptRepository'
import { bookLock } from './mistakeRecording'
import { type ListedMistake, MistakeRepository, type SaidOfMistake } from './MistakeRepository'
import { QuestionRepository } from '../questions/QuestionRepository'
import { statusFromLog } from './statusFromLog'
import { AUTHORED, questionPassage } from '../questions/questionPassage'

const HOUR = 3_600_000
const BATCHES_PER_HOUR = 600

interface MistakeServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limiter: RateLimiter
}

interface PageRequest {
  readonly state: MistakeState
  readonly subject?: string | undefined
  readonly point?: string | undefined
  readonly cause?: MistakeCause | undefined
  readonly page: number
  readonly size: number
}

interface DueFilter {
  readonly subject?: string | undefined
  readonly size: number
  /** Days after today. */
  readonly ahead: number
}

type Tally = Awaited<ReturnType<MistakeRepository['tallies']>>[number]

const log = new EventLog(mistakeEvents)

const rowOf = ({ card, type, stem }: ListedMistake) => ({
  questionId: card.questionId,
  subject: card.subject,
  point: card.point,
  type,
  stem,
  reason: card.reason,
  cause: card.cause,
  hasNote: card.note !== '',
  times: card.times,
  missedAt: card.missedAt,
  due: card.due,
  isMastered: card.mastered,
  isRemoved: card.removed,
})

const sum = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  tallies.reduce((total, tally) => total + of(tally), 0)

/** Tallies that agree in something, the fullest first. */
const groups = <K>(tallies: readonly Tally[], keyOf: (tally: Tally) => K) => {
  const byKey = new Map<K, Tally[]>()
  for (const tally of tallies) byKey.set(keyOf(tally), [...(byKey.get(keyOf(tally)) ?? []), tally])
  return [...byKey]
    .map(([key, group]) => ({
      key,
      group,
      open: sum(group, ({ open }) => open),
      due: sum(group, ({ due }) => due),
    }))
    .filter(({ open }) => open > 0)
    .sort((one, other) => other.open - one.open)
}

const summaryOf = (tallies: readonly Tally[]): MistakeSummary => ({
  open: sum(tallies, ({ open }) => open),
  due: sum(tallies, ({ due }) => due),
  mastered: sum(tallies, ({ mastered }) => mastered),
  removed: sum(tallies, ({ removed }) => removed),
  subjects: groups(tallies, ({ subject }) => subject).map(({ key, group, open, due }) => ({
    subject: key,
    open,
    due,
    points: groups(group, ({ point }) => point).map((part) => ({
      point: part.key,
      open: part.open,
      due: part.due,
    })),
  })),
  causes: groups(tallies, ({ cause }) => cause).map(({ key, open }) => ({ cause: key, open })),
})

/** The book of mistakes: filed by attempts, reviewed on devices, noted by its learner. */
export class MistakeService {
  constructor(private readonly deps: MistakeServiceDeps) {}

  async summary(uid: number): Promise<MistakeSummary> {
    return summaryOf(await this.book(uid).tallies(this.endOfDay(0)))
  }

  async page(uid: number, wish: PageRequest) {
    const { rows, ...paging } = await this.found(uid, wish)
    return { ...paging, list: rows.map(rowOf) }
  }

  /** The same with whole questions. */
  async sheet(uid: number, wish: PageRequest) {
    const { rows, ...paging } = await this.found(uid, wish)
    return { ...paging, list: await this.whole(uid, rows) }
  }

  /** Due cards in full, for offline use; questions of an open exam are left out until its end. */
  async due(uid: number, { subject, size, ahead }: DueFilter) {
    const rows = await this.book(uid).due(this.endOfDay(ahead), subject, size)
    const whole = await this.whole(uid, rows)
    return whole.filter(({ question }) => question.feedback)
  }

  async mistake(uid: number, questionId: string) {
    const row = orThrow(await this.book(uid).find(questionId), 'notFound')
    const [found] = await this.whole(uid, [row])
    return orThrow(found, 'notFound')
  }

  async note(uid: number, questionId: string, said: SaidOfMistake) {
    await this.book(uid).note(questionId, said)
    return this.mistake(uid, questionId)
  }

  /** Appends events of a device; known events are skipped, so a batch is idempotent. */
  async append(uid: number, events: readonly MemoryEvent[]) {
    const { db, clock, limiter } = this.deps
    if (!(await limiter.hit(`mistake-reviews:${uid}`, BATCHES_PER_HOUR, HOUR)))
      throw new ApiError('tooManyRequests')
    const now = clock()
    const known = await this.book(uid).among([...new Set(events.map(({ word }) => word))])
    const sound = validEvents(events, now, (id) => known.has(id))
    const accepted = sound.length
      ? await withLock(db, bookLock(uid), (tx) => this.appendIn(tx, uid, sound))
      : 0
    return toBatchResult(events, sound, accepted, now)
  }

  async after(uid: number, cursor: number, size: number) {
    return log.after(this.deps.db, uid, cursor, size)
  }

  private async appendIn(tx: Db, uid: number, events: readonly MemoryEvent[]): Promise<number> {
    const fresh = await log.append(tx, uid, events)
    await replayCards(tx, uid, [...new Set(fresh.map(({ word }) => word))])
    return fresh.length
  }

  private async found(uid: number, { page, size, ...wish }: PageRequest) {
    const until = this.endOfDay(0)
    const { rows, total } = await this.book(uid).page({ ...wish, until }, size, (page - 1) * size)
    return { rows, total, page, size }
  }

  private async whole(uid: number, rows: readonly ListedMistake[]) {
    const { db, clock } = this.deps
    const ids = rows.map(({ card }) => card.questionId)
    const questions = await new QuestionRepository(db).byIds(ids)
    const closed = await new AttemptRepository(db).closedOf(uid, clock())
    const sittings = await this.book(uid).sittings([...new Set(rows.map(({ card }) => card.attemptId))])
    return rows.flatMap((row) => {
      const { card } = row
      const question = questions.get(card.questionId)?.question
      if (!question) return []
      return [
        {
          ...rowOf(row),
          attemptId: card.attemptId,
          note: card.note,
          question: questionPassage(question, sittings.get(card.attemptId) ?? AUTHORED, closed),
          answers: [...card.answers],
        },
      ]
    })
  }

  private book(uid: number): MistakeRepository {
    return new MistakeRepository(this.deps.db, uid)
  }

  private endOfDay(ahead: number): number {
    return startOfStudyDay(studyDay(this.deps.clock()) + ahead + 1) - 1
  }
}

/** Replays cards from their log. The caller holds the lock of the log. */
export const replayCards = async (tx: Db, uid: number, ids: readonly string[]): Promise<void> => {
  const histories = await log.historiesOf(tx, uid, ids)
  const standings = [...histories].flatMap(([id, history]) => statusFromLog(id, history) ?? [])
  await new MistakeRepository(tx, uid).saveStandings(standings)
}
