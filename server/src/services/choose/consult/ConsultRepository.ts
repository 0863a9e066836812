import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { consultBookings } from '../../../db/schema/schoolChoice'

export type BookingRow = typeof consultBookings.$inferSelect

const { uid: owner, adviserId, startsAt, state, bookingId } = consultBookings

/** SQL of consultations. */
export class ConsultRepository {
  constructor(private readonly db: Db) {}

  /** Bookings in state `booked` between two moments. */
  between(from: number, until: number): Promise<BookingRow[]> {
    return this.db
      .select()
      .from(consultBookings)
      .where(and(gte(startsAt, from), lt(startsAt, until), eq(state, 'booked')))
      .orderBy(asc(startsAt), asc(adviserId))
  }

  /** Rejects where the time is taken: a unique index lets one learner through. */
  async book(row: BookingRow): Promise<void> {
    await this.db.insert(consultBookings).values(row)
  }

  async open(uid: number, now: number): Promise<BookingRow[]> {
    return this.db
      .select()
      .from(consultBookings)
      .where(and(eq(owner, uid), gte(startsAt, now), eq(state, 'booked')))
  }

  async page(uid: number, page: number, size: number) {
    const rows = await this.db
      .select()
      .from(consultBookings)
      .where(eq(owner, uid))
      .orderBy(desc(startsAt), asc(bookingId))
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(consultBookings).where(eq(owner, uid))
    return { rows, total: all?.total ?? 0 }
  }

  async find(uid: number, id: string): Promise<BookingRow | undefined> {
    const [row] = await this.db
      .select()
      .from(consultBookings)
      .where(and(eq(owner, uid), eq(bookingId, id)))
    return row
  }

  async cancel(id: string): Promise<void> {
    await this.db.update(consultBookings).set({ state: 'cancelled' }).where(eq(bookingId, id))
  }
}
