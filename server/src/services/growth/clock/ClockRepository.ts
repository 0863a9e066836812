import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import type { ClockDay } from '@/domain/growth/streak'
import type { Db } from '../../../db/Database'
import { clockDays, makeUpCards } from '../../../db/schema/growth'

/** SQL of check-ins and make-up cards. */
export class ClockRepository {
  constructor(private readonly db: Db) {}

  /** All checked-in days of a learner in an activity, at most some hundreds a year. */
  days(uid: number, activity: string): Promise<ClockDay[]> {
    return this.db
      .select({ day: clockDays.day, how: clockDays.how })
      .from(clockDays)
      .where(and(eq(clockDays.uid, uid), eq(clockDays.activity, activity)))
      .orderBy(asc(clockDays.day))
  }

  /** The days of a span. */
  daysWithin(uid: number, activity: string, from: number, to: number): Promise<ClockDay[]> {
    const { day, how } = clockDays
    return this.db
      .select({ day, how })
      .from(clockDays)
      .where(and(eq(clockDays.uid, uid), eq(clockDays.activity, activity), gte(day, from), lt(day, to)))
      .orderBy(asc(day))
  }

  /** Checks in a day; false when the day is checked in already. A check-in does not replace one made by a card. */
  async add(row: typeof clockDays.$inferInsert): Promise<boolean> {
    const added = await this.db.insert(clockDays).values(row).onConflictDoNothing().returning()
    return added.length > 0
  }

  /** The number of unused make-up cards. */
  cards(uid: number): Promise<number> {
    return this.db.$count(makeUpCards, and(eq(makeUpCards.uid, uid), isNull(makeUpCards.usedDay)))
  }

  async giveCard(uid: number, cardId: string, at: number): Promise<void> {
    await this.db.insert(makeUpCards).values({ uid, cardId, grantedAt: at }).onConflictDoNothing()
  }

  /** Uses the oldest card for a day. The caller holds the lock and knows that there is one. */
  async useCard(uid: number, day: number): Promise<void> {
    const [card] = await this.db
      .select()
      .from(makeUpCards)
      .where(and(eq(makeUpCards.uid, uid), isNull(makeUpCards.usedDay)))
      .orderBy(asc(makeUpCards.grantedAt), asc(makeUpCards.cardId))
      .limit(1)
    if (!card) return
    await this.db
      .update(makeUpCards)
      .set({ usedDay: day })
      .where(and(eq(makeUpCards.uid, uid), eq(makeUpCards.cardId, card.cardId)))
  }
}
