import { and, asc, eq, exists, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Deadline } from '@/domain/baoyan/deadlines'
import type { Db } from '../../../db/Database'
import { miniProgramIdentity } from '../../../repository/miniProgramIdentity'
import { baoyanDeadlines, baoyanNotices, baoyanReminders } from '../../../db/schema/baoyan'

const table = baoyanReminders
const { uid: owner, noticeId, isOn, toldUntil, tries } = table
const of = (uid: number, id: string) => and(eq(owner, uid), eq(noticeId, id))
const MOST_DUE = 500
const MOST_NEAR = 500

/** A reminder to be sent, with its deadline. */
export interface Due extends Omit<Deadline, 'round'> {
  readonly uid: number
  /** The deadline of the message before; null without one. */
  readonly toldBefore: number | null
  readonly noticeId: string
  readonly title: string
  readonly origin: 'record' | 'import' | 'sample'
}

/** SQL of reminders of deadlines. */
export class ReminderRepository {
  constructor(private readonly db: Db) {}

  async isOn(uid: number, id: string): Promise<boolean> {
    const [row] = await this.db.select({ isOn }).from(table).where(of(uid, id))
    return row?.isOn ?? false
  }

  async set(uid: number, id: string, on: boolean): Promise<void> {
    await this.db
      .insert(table)
      .values({ uid, noticeId: id, isOn: on })
      .onConflictDoUpdate({ target: [owner, noticeId], set: { isOn: on, tries: 0 } })
  }

  /** The identity of the mini-program that messages of an account go to. */
  identity(uid: number) {
    return miniProgramIdentity(this.db, uid)
  }

  /** Pending reminders with the first deadline up to `until` that they have not announced. */
  async due(now: number, until: number): Promise<Due[]> {
    const near = await this.near(now, until)
    if (near.length === 0) return []
    const ids = [...new Set(near.map((one) => one.noticeId))]
    const waiting = await this.db
      .select({ uid: owner, noticeId, toldUntil })
      .from(table)
      // Written out, since no partial index fits a parameter.
      .where(and(inArray(noticeId, ids), sql`${isOn}`, this.hasMore(now, until)))
      .orderBy(asc(noticeId), asc(owner))
      .limit(MOST_DUE)
    return waiting.flatMap((row) => {
      const first = near.find((one) => one.noticeId === row.noticeId && one.at > (row.toldUntil ?? 0))
      return first ? [{ ...first, uid: row.uid, toldBefore: row.toldUntil }] : []
    })
  }

  /** Takes a reminder for sending; false where another process was faster. */
  async take(uid: number, id: string, deadline: number): Promise<boolean> {
    const rows = await this.db
      .update(table)
      .set({ isOn: false, toldUntil: deadline, tries: sql`${tries} + 1` })
      .where(and(of(uid, id), eq(isOn, true)))
      .returning({ noticeId })
    return rows.length > 0
  }

  /** Gives back a reminder that could not be sent, unless it failed too often. */
  async giveBack({ uid, noticeId: id, toldBefore }: Due, most: number): Promise<void> {
    await this.db
      .update(table)
      .set({ isOn: true, toldUntil: toldBefore })
      // A change by the learner has reset the tries meanwhile, and stays.
      .where(and(of(uid, id), gt(tries, 0), lt(tries, most)))
  }

  /** Keeps reminders with a deadline left to announce: the others must not crowd them out. */
  private hasMore(now: number, until: number) {
    const { at, meaning } = baoyanDeadlines
    const told = sql`coalesce("baoyan_reminders"."told_until", 'epoch')`
    return exists(
      this.db
        .select({ one: sql`1` })
        .from(baoyanDeadlines)
        .where(
          and(
            sql`"baoyan_deadlines"."notice_id" = "baoyan_reminders"."notice_id"`,
            gt(at, now),
            lte(at, until),
            sql`"baoyan_deadlines"."at" > ${told}`,
            ne(meaning, 'open'),
          ),
        ),
    )
  }

  /** Deadlines ahead with their notices, the earliest first; openings ask for nothing. */
  private near(now: number, until: number) {
    const { at, meaning, precision } = baoyanDeadlines
    const { title, origin } = baoyanNotices
    return this.db
      .select({ noticeId: baoyanDeadlines.noticeId, title, origin, meaning, at, precision })
      .from(baoyanDeadlines)
      .innerJoin(baoyanNotices, eq(baoyanNotices.noticeId, baoyanDeadlines.noticeId))
      .where(and(gt(at, now), lte(at, until), ne(meaning, 'open'), eq(baoyanNotices.retired, false)))
      .orderBy(asc(at))
      .limit(MOST_NEAR)
  }
}
