import {
  recitationDeckSchema,
  type RecitationDeck,
  type RecitationPlan,
  type RecitationSubject,
} from '@/contracts/exercise/recitations'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../../db/Database'
import { recitationEvents } from '../../../db/schema/recitations'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import { EventLog, toBatchResult, validEvents } from '../../../repository/EventLog'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { RecitationRepository } from './RecitationRepository'
import { memoryFrom } from '../mistakes/statusFromLog'
import { recitationsLock } from './recitationsLock'

const HOUR = 3_600_000
const BATCHES_PER_HOUR = 600

interface RecitationServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly items: ItemRepository
}

/** The log of recitations. */
export const recitationLog = new EventLog(recitationEvents)

const passagesOf = ({ chapters }: RecitationDeck) => chapters.flatMap(({ passages }) => passages)

/** Passages to recite, the log of how they went, the daily plan. */
export class RecitationService {
  constructor(private readonly deps: RecitationServiceDeps) {}

  async subjects(): Promise<RecitationSubject[]> {
    return (await this.decks()).map((deck) => ({
      subject: deck.subject,
      name: deck.name,
      chapters: deck.chapters.map(({ title }) => title),
      passageCount: passagesOf(deck).length,
    }))
  }

  async deck(subject: string): Promise<RecitationDeck> {
    return orThrow(await this.deps.items.find('recitation-deck', subject, recitationDeckSchema), 'notFound')
  }

  /** Appends events of a device; known events are skipped, so a batch is idempotent. */
  async append(uid: number, events: readonly MemoryEvent[]) {
    const { db, clock, limiter } = this.deps
    if (!(await limiter.hit(`recitations:${uid}`, BATCHES_PER_HOUR, HOUR)))
      throw new ApiError('tooManyRequests')
    const now = clock()
    const known = await this.known(uid)
    const sound = validEvents(events, now, (id) => known.has(id))
    const accepted = sound.length
      ? await withLock(db, recitationsLock(uid), async (tx) => {
          const fresh = await recitationLog.append(tx, uid, sound)
          await replayRecitations(tx, uid, [...new Set(fresh.map(({ word }) => word))])
          return fresh.length
        })
      : 0
    return toBatchResult(events, sound, accepted, now)
  }

  async after(uid: number, cursor: number, size: number) {
    return recitationLog.after(this.deps.db, uid, cursor, size)
  }

  async summary(uid: number) {
    const endOfDay = startOfStudyDay(studyDay(this.deps.clock()) + 1) - 1
    return this.of(uid).tally(endOfDay, await this.offered())
  }

  async plan(uid: number) {
    return { plan: await this.of(uid).plan() }
  }

  async savePlan(uid: number, plan: RecitationPlan) {
    const there = new Set(
      (await this.decks()).flatMap(({ subject, chapters }) =>
        chapters.map(({ title }) => `${subject} ${title}`),
      ),
    )
    if (!plan.chapters.every(({ subject, chapter }) => there.has(`${subject} ${chapter}`)))
      throw new ApiError('notFound')
    await this.of(uid).savePlan(plan, this.deps.clock())
    return this.plan(uid)
  }

  /** Passages that are offered, and those that this learner began before they left the content. */
  private async known(uid: number): Promise<ReadonlySet<string>> {
    return new Set([...(await this.offered()), ...(await this.of(uid).passageIds())])
  }

  private async offered(): Promise<readonly string[]> {
    return (await this.decks()).flatMap(passagesOf).map(({ passageId }) => passageId)
  }

  private async decks(): Promise<RecitationDeck[]> {
    return this.deps.items.list('recitation-deck', recitationDeckSchema)
  }

  private of(uid: number): RecitationRepository {
    return new RecitationRepository(this.deps.db, uid)
  }
}

/** Replays cards from their log. The caller holds the lock of the log. */
export const replayRecitations = async (tx: Db, uid: number, ids: readonly string[]): Promise<void> => {
  const histories = await recitationLog.historiesOf(tx, uid, ids)
  const standings = [...histories].map(([passageId, history]) => ({ passageId, state: memoryFrom(history) }))
  const cards = standings.flatMap(({ passageId, state }) => (state ? { passageId, due: state.due } : []))
  const gone = standings.flatMap(({ passageId, state }) => (state ? [] : passageId))
  await new RecitationRepository(tx, uid).place(cards, gone)
}
