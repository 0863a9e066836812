import { and, asc, eq, gt, inArray, max } from 'drizzle-orm'
import { isEventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { Db } from '../../db/Database'
import { reciteEvents } from '../../db/schema/study'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'

const HOUR = 3_600_000
const BATCHES_PER_HOUR = 600
/** A device whose clock is ahead by more than this makes events of the future. */
const AHEAD_MS = 10 * 60_000

interface ReciteServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limiter: RateLimiter
  cardIds(): Promise<ReadonlySet<string>>
}

/** The log of recitals: appended by devices, read by their siblings, replayed into states by each of them. */
export class ReciteService {
  constructor(private readonly deps: ReciteServiceDeps) {}

  async append(uid: number, events: readonly MemoryEvent[]) {
    const { db, clock, limiter, cardIds } = this.deps
    if (!(await limiter.hit(`recitals:${uid}`, BATCHES_PER_HOUR, HOUR))) throw new ApiError('tooManyRequests')
    const now = clock()
    const cards = await cardIds()
    const sound = events.filter(
      (event) => isEventId(event) && event.at <= now + AHEAD_MS && cards.has(event.word),
    )
    const byId = new Map(sound.map((event) => [event.id, event]))
    const accepted = byId.size
      ? await withLock(db, `recitals:${uid}`, (tx) => appendIn(tx, uid, [...byId.values()]))
      : 0
    const refused = events.map(({ id }) => id).filter((id) => !byId.has(id))
    return { accepted, duplicated: sound.length - accepted, refused, now }
  }

  async after(uid: number, cursor: number, size: number) {
    const rows = await this.deps.db
      .select({ seq: reciteEvents.seq, event: reciteEvents.event })
      .from(reciteEvents)
      .where(and(eq(reciteEvents.uid, uid), gt(reciteEvents.seq, cursor)))
      .orderBy(asc(reciteEvents.seq))
      .limit(size)
    return {
      events: rows.map(({ event }) => event),
      cursor: rows[rows.length - 1]?.seq ?? cursor,
      more: rows.length === size,
    }
  }
}

/** Appends what is not there yet behind the last arrival; the caller holds the lock of the log. */
const appendIn = async (tx: Db, uid: number, events: readonly MemoryEvent[]): Promise<number> => {
  const mine = eq(reciteEvents.uid, uid)
  const ids = events.map(({ id }) => id)
  const known = await tx
    .select({ id: reciteEvents.id })
    .from(reciteEvents)
    .where(and(mine, inArray(reciteEvents.id, ids)))
  const there = new Set(known.map(({ id }) => id))
  const fresh = events.filter(({ id }) => !there.has(id))
  if (fresh.length === 0) return 0
  const [last] = await tx
    .select({ seq: max(reciteEvents.seq) })
    .from(reciteEvents)
    .where(mine)
  const from = (last?.seq ?? 0) + 1
  await tx
    .insert(reciteEvents)
    .values(fresh.map((event, at) => ({ uid, seq: from + at, id: event.id, at: event.at, event })))
  return fresh.length
}
