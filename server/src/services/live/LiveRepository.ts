import { and, desc, eq, gt, gte, like, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import {
  liveMessages,
  liveMutes,
  liveRecordings,
  liveReservations,
  liveStates,
  liveViewers,
} from '../../db/schema/live'

export type MessageRow = typeof liveMessages.$inferSelect
export type StateRow = typeof liveStates.$inferSelect
export type RecordingRow = typeof liveRecordings.$inferSelect

/** Number of past messages that a reader gets. */
export const NEWEST = 100
/** Of a learner; older ones are of lectures that are over. */
const RESERVED = 100
/** Time after which a process without a report of its viewers counts as gone. */
const VIEWERS_STAY_MS = 30_000

/** SQL of broadcasts. */
export class LiveRepository {
  constructor(private readonly db: Db) {}

  async state(liveId: string): Promise<StateRow | undefined> {
    const [row] = await this.db.select().from(liveStates).where(eq(liveStates.liveId, liveId))
    return row
  }

  async operate(liveId: string, change: Partial<Omit<StateRow, 'liveId'>>): Promise<void> {
    await this.db
      .insert(liveStates)
      .values({ liveId, ...change })
      .onConflictDoUpdate({ target: liveStates.liveId, set: { liveId, ...change } })
  }

  /** The clips of a broadcast; undefined before its first view. */
  async recording(liveId: string): Promise<RecordingRow | undefined> {
    const [row] = await this.db.select().from(liveRecordings).where(eq(liveRecordings.liveId, liveId))
    return row
  }

  /** Stores a broadcast's recording unless one exists. */
  async record(row: RecordingRow): Promise<void> {
    await this.db.insert(liveRecordings).values(row).onConflictDoNothing()
  }

  async isReserved(uid: number, liveId: string): Promise<boolean> {
    const own = and(eq(liveReservations.uid, uid), eq(liveReservations.liveId, liveId))
    return (await this.db.select({ uid: liveReservations.uid }).from(liveReservations).where(own)).length > 0
  }

  async reserve(uid: number, liveId: string, reservedAt: number): Promise<void> {
    await this.db.insert(liveReservations).values({ uid, liveId, reservedAt }).onConflictDoNothing()
  }

  async leave(uid: number, liveId: string): Promise<void> {
    const own = and(eq(liveReservations.uid, uid), eq(liveReservations.liveId, liveId))
    await this.db.delete(liveReservations).where(own)
  }

  /** The open lectures in which a place is kept, with where an operator moved them. */
  async reservedLectures(uid: number) {
    return this.db
      .select({ liveId: liveReservations.liveId, startsAt: liveStates.startsAt, endsAt: liveStates.endsAt })
      .from(liveReservations)
      .leftJoin(liveStates, eq(liveStates.liveId, liveReservations.liveId))
      .where(and(eq(liveReservations.uid, uid), like(liveReservations.liveId, 'lecture\\_%')))
      .orderBy(desc(liveReservations.reservedAt))
      .limit(RESERVED)
  }

  /** The name that others see. */
  async nameOf(uid: number): Promise<string | null> {
    const [row] = await this.db.select({ name: users.name }).from(users).where(eq(users.uid, uid))
    return row?.name ?? null
  }

  async said(uid: number, liveId: string, key: string): Promise<MessageRow | undefined> {
    const own = and(eq(liveMessages.uid, uid), eq(liveMessages.liveId, liveId), eq(liveMessages.key, key))
    const [row] = await this.db.select().from(liveMessages).where(own)
    return row
  }

  async say(row: Pick<MessageRow, 'liveId' | 'uid' | 'key' | 'name' | 'text' | 'saidAt'>): Promise<void> {
    await this.db.insert(liveMessages).values(row).onConflictDoNothing()
  }

  /** The newest messages that may be read, oldest first. */
  async newest(liveId: string): Promise<MessageRow[]> {
    const rows = await this.db
      .select()
      .from(liveMessages)
      .where(and(eq(liveMessages.liveId, liveId), eq(liveMessages.isHidden, false)))
      .orderBy(desc(liveMessages.changeId))
      .limit(NEWEST)
    return rows.reverse()
  }

  /** Messages sent or hidden after a change, in order. */
  changes(liveId: string, after: number): Promise<MessageRow[]> {
    return this.db
      .select()
      .from(liveMessages)
      .where(and(eq(liveMessages.liveId, liveId), gt(liveMessages.changeId, after)))
      .orderBy(liveMessages.changeId)
      .limit(NEWEST)
  }

  /** Takes a message out; whose it was. */
  async hide(liveId: string, messageId: number): Promise<number | undefined> {
    const [row] = await this.db
      .update(liveMessages)
      .set({ isHidden: true, changeId: sql`default` })
      .where(and(eq(liveMessages.messageId, messageId), eq(liveMessages.liveId, liveId)))
      .returning({ uid: liveMessages.uid })
    return row?.uid
  }

  async mute(uid: number, liveId: string, until: number): Promise<void> {
    await this.db
      .insert(liveMutes)
      .values({ uid, liveId, until })
      .onConflictDoUpdate({ target: [liveMutes.uid, liveMutes.liveId], set: { until } })
  }

  async isMuted(uid: number, liveId: string, now: number): Promise<boolean> {
    const own = and(eq(liveMutes.uid, uid), eq(liveMutes.liveId, liveId), gt(liveMutes.until, now))
    return (await this.db.select({ uid: liveMutes.uid }).from(liveMutes).where(own)).length > 0
  }

  /** Saves the number of viewers at this process. */
  async keepViewers(liveId: string, processId: string, viewers: number, seenAt: number): Promise<void> {
    await this.db
      .insert(liveViewers)
      .values({ liveId, processId, viewers, seenAt })
      .onConflictDoUpdate({
        target: [liveViewers.liveId, liveViewers.processId],
        set: { viewers, seenAt },
      })
  }

  /** How many watch at all processes. */
  async viewers(liveId: string, now: number): Promise<number> {
    const [row] = await this.db
      .select({ viewers: sql<number>`coalesce(sum(${liveViewers.viewers}), 0)::int` })
      .from(liveViewers)
      .where(and(eq(liveViewers.liveId, liveId), gte(liveViewers.seenAt, now - VIEWERS_STAY_MS)))
    return row?.viewers ?? 0
  }
}
