import { calibrate, predictionsOf } from '@/domain/vocabulary/calibration'
import { isEventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { DayRecord } from '@/domain/vocabulary/planTypes'
import { inOrder } from '@/domain/memory/replayWord'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import { byWord } from './byWord'
import { LogRepository, MOST_OF_WORD, MOST_READ } from './LogRepository'
import { MemoryRepository } from './MemoryRepository'
import { replayNew } from './replayStates'
import { ReviewRepository } from './ReviewRepository'
import { wordsLock } from './wordsLock'

const HOUR = 3_600_000
const BATCHES_PER_HOUR = 1200
/** Events that a batch may have read again before it counts as several. */
const READ_PER_BATCH = 1000
/** Events of a batch that are taken in by one transaction. */
const TOGETHER = 100
const CALIBRATIONS_PER_HOUR = 120
/** Answers that a calibration takes in: more than a learner gives in three seasons. */
const MOST_CALIBRATED = 200_000
/** A device whose clock is ahead by more than this makes events of the future. */
const AHEAD_MS = 10 * 60_000

/**
 * Words with more answers to replay than a learner gives: their events are refused, or one event would cost seconds.
 */
const crowdedWords = (behind: readonly MemoryEvent[]): ReadonlySet<string> =>
  new Set([...byWord(behind)].flatMap(([word, events]) => (events.length > MOST_OF_WORD ? [word] : [])))

/** The result of a batch. */
export interface Receipt {
  readonly accepted: number
  readonly duplicated: number
  readonly refused: string[]
  readonly now: number
}

/** Outcome of one piece of a batch; `read` counts the events that it made the database read. */
type Appended =
  | { readonly isTooMuch: true; readonly read: number }
  | ({ readonly isTooMuch: false; readonly read: number } & Omit<Receipt, 'now'>)

/** The log: appended by devices, read by their siblings, replayed into states by the rule the devices use. */
export class ReviewService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  /** Appends a batch. Bounds its cost: a user with expensive replays may send fewer batches in the hour. */
  async append(uid: number, events: readonly MemoryEvent[]): Promise<Receipt> {
    const { limiter } = this
    const key = `word-reviews:${uid}`
    if (!(await limiter.hit(key, BATCHES_PER_HOUR, HOUR))) throw new ApiError('tooManyRequests')
    const { read, ...receipt } = await this.appendAll(uid, events)
    const more = Math.floor(read / READ_PER_BATCH)
    if (more) await limiter.hit(key, BATCHES_PER_HOUR, HOUR, more)
    return receipt
  }

  async after(uid: number, cursor: number, size: number) {
    const found = await new ReviewRepository(this.db).after(uid, cursor, size)
    return { ...found, more: found.events.length === size }
  }

  /** How many answers were given from a moment on until another. */
  answered(uid: number, span: { readonly from: number; readonly to: number }): Promise<number> {
    return new ReviewRepository(this.db).answered(uid, span)
  }

  async records(uid: number, days: number): Promise<DayRecord[]> {
    const since = startOfStudyDay(studyDay(this.clock()) - days + 1)
    return new ReviewRepository(this.db).days(uid, since)
  }

  async calibration(uid: number) {
    if (!(await this.limiter.hit(`word-calibration:${uid}`, CALIBRATIONS_PER_HOUR, HOUR)))
      throw new ApiError('tooManyRequests')
    const model = await new MemoryRepository(this.db).modelOf(uid)
    const histories = await new ReviewRepository(this.db).histories(uid, MOST_CALIBRATED)
    return calibrate(histories.flatMap((events) => predictionsOf(model, inOrder(events))))
  }

  /** One piece after the other: no transaction holds the log, a connection or the process for long. */
  private async appendAll(uid: number, events: readonly MemoryEvent[]) {
    const all = { read: 0, accepted: 0, duplicated: 0, refused: [] as string[], now: this.clock() }
    const pieces = Array.from({ length: Math.ceil(events.length / TOGETHER) }, (_, at) =>
      events.slice(at * TOGETHER, (at + 1) * TOGETHER),
    )
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      const whole = piece
      const done = await withLock(this.db, wordsLock(uid), (tx) => this.appendIn(tx, uid, whole))
      all.read += done.read
      if (done.isTooMuch) {
        const half = Math.ceil(piece.length / 2)
        pieces.unshift(piece.slice(0, half), piece.slice(half))
        continue
      }
      all.accepted += done.accepted
      all.duplicated += done.duplicated
      all.refused.push(...done.refused)
    }
    return all
  }

  /** Appends one piece, or reports that its words have too many answers to be read together; one word alone never has. */
  private async appendIn(tx: Db, uid: number, events: readonly MemoryEvent[]): Promise<Appended> {
    const now = this.clock()
    const timely = events.filter((event) => isEventId(event) && event.at <= now + AHEAD_MS)
    const log = new LogRepository(tx, uid)
    const reading = await log.read(timely)
    if (reading.behind.length > MOST_READ) return { isTooMuch: true, read: reading.behind.length }
    const crowded = crowdedWords(reading.behind)
    const sound = timely.filter(({ word }) => reading.words.has(word) && !crowded.has(word))
    const byId = new Map(sound.map((event) => [event.id, event]))
    const fresh = [...byId.values()].filter(({ id }) => !reading.known.has(id))
    if (fresh.length) await log.append(reading.last, fresh, replayNew(reading, fresh))
    return {
      isTooMuch: false,
      read: reading.behind.length + fresh.length,
      accepted: fresh.length,
      duplicated: sound.length - fresh.length,
      refused: events.map(({ id }) => id).filter((id) => !byId.has(id)),
    }
  }
}
