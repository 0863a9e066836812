import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { isEventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { Db } from '../db/Database'
import type { EventLogTable } from '../db/schema/eventLogTable'

/** A device whose clock is ahead by more than this makes events of the future. */
const AHEAD_MS = 10 * 60_000

/** The events that keep the rules of a log, each once. `knows` says whether there is something of that id to remember. */
export const validEvents = (
  events: readonly MemoryEvent[],
  now: number,
  knows: (id: string) => boolean,
): readonly MemoryEvent[] => {
  const sound = events.filter((event) => isEventId(event) && event.at <= now + AHEAD_MS && knows(event.word))
  return [...new Map(sound.map((event) => [event.id, event])).values()]
}

/** What a device is told of its batch: what was sound in it, and how much of that was new. */
export const toBatchResult = (
  events: readonly MemoryEvent[],
  sound: readonly MemoryEvent[],
  accepted: number,
  now: number,
) => {
  const kept = new Set(sound.map(({ id }) => id))
  const refused = events.map(({ id }) => id).filter((id) => !kept.has(id))
  return { accepted, duplicated: events.length - refused.length - accepted, refused, now }
}

/** Logs of memory in one table: appended by devices, read by their siblings. */
export class EventLog {
  constructor(private readonly table: EventLogTable) {}

  /** Appends what is not there yet behind the last arrival, and answers it. The caller holds the lock of the log. */
  async append(tx: Db, uid: number, events: readonly MemoryEvent[]): Promise<readonly MemoryEvent[]> {
    const { table } = this
    const mine = eq(table.uid, uid)
    const ids = events.map(({ id }) => id)
    const known = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(mine, inArray(table.id, ids)))
    const there = new Set(known.map(({ id }) => id))
    const fresh = events.filter(({ id }) => !there.has(id))
    if (!fresh.length) return []
    const [last] = await tx
      .select({ seq: max(table.seq) })
      .from(table)
      .where(mine)
    const from = (last?.seq ?? 0) + 1
    await tx
      .insert(table)
      .values(fresh.map((event, at) => ({ uid, seq: from + at, id: event.id, at: event.at, event })))
    return fresh
  }

  /** What arrived after a cursor. */
  async after(db: Db, uid: number, cursor: number, size: number) {
    const { table } = this
    const rows = await db
      .select({ seq: table.seq, event: table.event })
      .from(table)
      .where(and(eq(table.uid, uid), gt(table.seq, cursor)))
      .orderBy(asc(table.seq))
      .limit(size)
    return {
      events: rows.map(({ event }) => event),
      cursor: rows[rows.length - 1]?.seq ?? cursor,
      more: rows.length === size,
    }
  }

  /** The events of some things that are remembered; of an index on them. */
  async historiesOf(
    db: Db,
    uid: number,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly MemoryEvent[]>> {
    const { table } = this
    const histories = new Map<string, MemoryEvent[]>(ids.map((id) => [id, []]))
    if (!ids.length) return histories
    const rows = await db
      .select({ event: table.event })
      .from(table)
      .where(and(eq(table.uid, uid), inArray(sql`(${table.event} ->> 'word')`, [...ids])))
    for (const { event } of rows) histories.get(event.word)?.push(event)
    return histories
  }

  /** Makes the logs of two accounts one, as those of two devices; arrivals of the first count after those of the second. */
  async join(tx: Db, from: number, to: number): Promise<void> {
    const { table } = this
    const known = tx.select({ id: table.id }).from(table).where(eq(table.uid, to))
    await tx.delete(table).where(and(eq(table.uid, from), inArray(table.id, known)))
    const [last] = await tx
      .select({ seq: max(table.seq) })
      .from(table)
      .where(eq(table.uid, to))
    await tx
      .update(table)
      .set({ uid: to, seq: sql`${table.seq} + ${last?.seq ?? 0}` })
      .where(eq(table.uid, from))
  }
}
