import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { Db } from '../../../db/Database'
import { reciteEvents } from '../../../db/schema/study'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import { EventLog, toBatchResult, validEvents } from '../../../repository/EventLog'
import { recitalsLock } from './recitalsLock'

const HOUR = 3_600_000
const BATCHES_PER_HOUR = 600

interface ReciteServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limiter: RateLimiter
  cardIds(): Promise<ReadonlySet<string>>
}

/** The log of recitals: appended by devices, read by their siblings, replayed into states by each of them. */
export class ReciteService {
  private readonly log = new EventLog(reciteEvents)

  constructor(private readonly deps: ReciteServiceDeps) {}

  async append(uid: number, events: readonly MemoryEvent[]) {
    const { db, clock, limiter, cardIds } = this.deps
    if (!(await limiter.hit(`recitals:${uid}`, BATCHES_PER_HOUR, HOUR))) throw new ApiError('tooManyRequests')
    const now = clock()
    const cards = await cardIds()
    const sound = validEvents(events, now, (id) => cards.has(id))
    const fresh = sound.length
      ? await withLock(db, recitalsLock(uid), (tx) => this.log.append(tx, uid, sound))
      : []
    return toBatchResult(events, sound, fresh.length, now)
  }

  async after(uid: number, cursor: number, size: number) {
    return this.log.after(this.deps.db, uid, cursor, size)
  }
}
