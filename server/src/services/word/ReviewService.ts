import { calibrate, predictionsOf } from '@/domain/vocabulary/calibration'
import { isEventId } from '@/domain/vocabulary/eventIds'
import type { VocabularyEvent } from '@/domain/vocabulary/eventTypes'
import type { DayRecord } from '@/domain/vocabulary/planTypes'
import { inOrder, replayWord } from '@/domain/vocabulary/replayWord'
import { startOfStudyDay, studyDay } from '@/domain/vocabulary/studyDay'
import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import { MemoryRepository } from './MemoryRepository'
import { ReviewRepository } from './ReviewRepository'
import { WordRepository } from './WordRepository'

const HOUR = 3_600_000
const BATCHES_PER_HOUR = 1200
/** A device whose clock is ahead by more than this makes events of the future. */
const AHEAD_MS = 10 * 60_000

/** What came of a batch. */
export interface Receipt {
  readonly accepted: number
  readonly duplicated: number
  readonly refused: string[]
  readonly now: number
}

/** The log: appended by devices, read by their siblings, replayed into states by the rule the devices use. */
export class ReviewService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  async append(uid: number, events: readonly VocabularyEvent[]): Promise<Receipt> {
    if (!(await this.limiter.hit(`word-reviews:${uid}`, BATCHES_PER_HOUR, HOUR)))
      throw new ApiError('tooManyRequests')
    return withLock(this.db, `words:${uid}`, (tx) => this.appendIn(tx, uid, events))
  }

  async after(uid: number, cursor: number, size: number) {
    const found = await new ReviewRepository(this.db).after(uid, cursor, size)
    return { ...found, more: found.events.length === size }
  }

  async records(uid: number, days: number): Promise<DayRecord[]> {
    const since = startOfStudyDay(studyDay(this.clock()) - days + 1)
    return new ReviewRepository(this.db).days(uid, since)
  }

  async calibration(uid: number) {
    const model = await new MemoryRepository(this.db).modelOf(uid)
    const histories = await new ReviewRepository(this.db).histories(uid)
    return calibrate([...histories.values()].flatMap((events) => predictionsOf(model, inOrder(events))))
  }

  private async appendIn(tx: Db, uid: number, events: readonly VocabularyEvent[]): Promise<Receipt> {
    const repository = new ReviewRepository(tx)
    const sound = await this.sound(tx, events)
    const known = await repository.knownIds(
      uid,
      sound.map(({ id }) => id),
    )
    const fresh = [...new Map(sound.map((event) => [event.id, event])).values()].filter(
      ({ id }) => !known.has(id),
    )
    if (fresh.length) {
      await repository.append(uid, fresh)
      await replayStates(tx, uid, [...new Set(fresh.map(({ word }) => word))])
      await new MemoryRepository(tx).countReviews(uid, fresh.filter(({ kind }) => kind === 'review').length)
    }
    const accepted = new Set(sound.map(({ id }) => id))
    return {
      accepted: fresh.length,
      duplicated: sound.length - fresh.length,
      refused: events.map(({ id }) => id).filter((id) => !accepted.has(id)),
      now: this.clock(),
    }
  }

  private async sound(tx: Db, events: readonly VocabularyEvent[]): Promise<VocabularyEvent[]> {
    const latest = this.clock() + AHEAD_MS
    const words = await new WordRepository(tx).known([...new Set(events.map(({ word }) => word))])
    return events.filter((event) => isEventId(event) && event.at <= latest && words.has(event.word))
  }
}

/** Makes the states of some words, or of all, anew from the log; the caller holds the lock of the log. */
export const replayStates = async (tx: Db, uid: number, words?: readonly string[]): Promise<void> => {
  const repository = new ReviewRepository(tx)
  const model = await new MemoryRepository(tx).modelOf(uid)
  const histories = await repository.histories(uid, words)
  const states = [...histories.values()].flatMap((events) => replayWord(model, inOrder(events)) ?? [])
  await repository.replaceStates(uid, [...histories.keys()], states)
}
