import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import type { Read } from '../../../db/Read'
import { adjustmentFavourites, adjustmentOpenings, scoreSubscriptions } from '../../../db/schema/score'

export type OpeningRow = typeof adjustmentOpenings.$inferSelect
type SubscriptionRow = typeof scoreSubscriptions.$inferSelect

export interface OpeningFilter {
  readonly code?: string | undefined
  readonly province: readonly string[]
  readonly region?: 'A' | 'B' | undefined
  readonly degree?: 'academic' | 'professional' | undefined
  readonly total?: number | undefined
  readonly isEnded: boolean
}

const { openingId, cat, code, endsAt, addedAt, minTotal, province, region, degree, retired } =
  adjustmentOpenings
const CATEGORY = 2

const ofMajor = (wanted: string): SQL | undefined =>
  and(
    eq(cat, wanted.slice(0, CATEGORY)),
    wanted.length > CATEGORY ? sql`${code} like ${`${wanted}%`}` : undefined,
  )

const fits = (filter: OpeningFilter, now: number): SQL | undefined =>
  and(
    eq(retired, false),
    filter.isEnded ? lte(endsAt, now) : gt(endsAt, now),
    filter.code ? ofMajor(filter.code) : undefined,
    filter.province.length > 0 ? inArray(province, [...filter.province]) : undefined,
    filter.region && eq(region, filter.region),
    filter.degree && eq(degree, filter.degree),
    filter.total === undefined ? undefined : or(isNull(minTotal), lte(minTotal, filter.total)),
  )

const kept = (uid: number, id: string) =>
  and(eq(adjustmentFavourites.uid, uid), eq(adjustmentFavourites.openingId, id))

/** SQL of adjustment openings, favourites and subscriptions. */
export class AdjustmentRepository {
  constructor(
    private readonly db: Db,
    private readonly read: Read,
  ) {}

  page(filter: OpeningFilter, now: number, page: number, size: number) {
    return this.read(async (db) => {
      const where = fits(filter, now)
      const rows = await db
        .select()
        .from(adjustmentOpenings)
        .where(where)
        .orderBy(filter.isEnded ? desc(endsAt) : endsAt, openingId)
        .limit(size)
        .offset((page - 1) * size)
      const [all] = await db.select({ total: count() }).from(adjustmentOpenings).where(where)
      return { rows, total: all?.total ?? 0 }
    })
  }

  async find(id: string): Promise<OpeningRow | undefined> {
    const [row] = await this.read((db) =>
      db.select().from(adjustmentOpenings).where(eq(openingId, id)).limit(1),
    )
    return row
  }

  /** The number of openings that were added since a moment. */
  async added(since: number, now: number, major: string): Promise<number> {
    const [row] = await this.read((db) =>
      db
        .select({ total: count() })
        .from(adjustmentOpenings)
        .where(
          and(
            eq(retired, false),
            gt(endsAt, now),
            gt(addedAt, since),
            lte(addedAt, now),
            major ? ofMajor(major) : undefined,
          ),
        ),
    )
    return row?.total ?? 0
  }

  async favourites(uid: number, page: number, size: number) {
    const rows = await this.db
      .select({ opening: adjustmentOpenings })
      .from(adjustmentFavourites)
      .innerJoin(adjustmentOpenings, eq(openingId, adjustmentFavourites.openingId))
      .where(eq(adjustmentFavourites.uid, uid))
      .orderBy(desc(adjustmentFavourites.addedAt), openingId)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db
      .select({ total: count() })
      .from(adjustmentFavourites)
      .where(eq(adjustmentFavourites.uid, uid))
    return { rows: rows.map(({ opening }) => opening), total: all?.total ?? 0 }
  }

  async isKept(uid: number, id: string): Promise<boolean> {
    const rows = await this.db
      .select({ id: adjustmentFavourites.openingId })
      .from(adjustmentFavourites)
      .where(kept(uid, id))
    return rows.length > 0
  }

  async keep(uid: number, id: string, now: number): Promise<void> {
    await this.db
      .insert(adjustmentFavourites)
      .values({ uid, openingId: id, addedAt: now })
      .onConflictDoNothing()
  }

  async drop(uid: number, id: string): Promise<void> {
    await this.db.delete(adjustmentFavourites).where(kept(uid, id))
  }

  async subscription(uid: number, kind: SubscriptionRow['kind']): Promise<SubscriptionRow | undefined> {
    const [row] = await this.db
      .select()
      .from(scoreSubscriptions)
      .where(and(eq(scoreSubscriptions.uid, uid), eq(scoreSubscriptions.kind, kind)))
    return row
  }

  async subscribe(row: SubscriptionRow): Promise<void> {
    await this.db
      .insert(scoreSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: [scoreSubscriptions.uid, scoreSubscriptions.kind],
        set: { code: row.code, seenAt: row.seenAt },
      })
  }

  async unsubscribe(uid: number, kind: SubscriptionRow['kind']): Promise<void> {
    await this.db
      .delete(scoreSubscriptions)
      .where(and(eq(scoreSubscriptions.uid, uid), eq(scoreSubscriptions.kind, kind)))
  }
}
