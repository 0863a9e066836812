import { and, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Coupon } from '@/contracts/course/coupons'
import type { CouponTemplate } from '../../../authoring/courseSchemas'
import type { Db } from '../../../db/Database'
import { contentItems } from '../../../db/schema/content'
import { orders, userCoupons } from '../../../db/schema/courses'
import { holdingOrders } from '../orders/heldOrders'

export type CouponRow = typeof userCoupons.$inferSelect

const DAY = 86_400_000
const MOST_USABLE = 100

type CouponState = Coupon['state']

/** A coupon whose order was closed or refunded is free again, so the order decides and nothing has to be given back. */
const usedBy = (now: number) => and(eq(orders.orderId, userCoupons.orderId), holdingOrders(now))

const stateWhere = (state: CouponState | undefined, now: number) => {
  if (state === 'used') return isNotNull(orders.orderId)
  if (state === 'expired') return and(isNull(orders.orderId), lte(userCoupons.endsAt, now))
  if (state === 'usable') return and(isNull(orders.orderId), gt(userCoupons.endsAt, now))
  return undefined
}

/** SQL of the coupons of users. */
export class CouponRepository {
  constructor(private readonly db: Db) {}

  async list(uid: number, state: CouponState | undefined, now: number, page: number, size: number) {
    const where = and(eq(userCoupons.uid, uid), stateWhere(state, now))
    const rows = await this.db
      .select({ coupon: userCoupons, usedBy: orders.orderId })
      .from(userCoupons)
      .leftJoin(orders, usedBy(now))
      .where(where)
      .orderBy(desc(userCoupons.amount), userCoupons.couponId)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db
      .select({ total: count() })
      .from(userCoupons)
      .leftJoin(orders, usedBy(now))
      .where(where)
    return { rows, total: all?.total ?? 0 }
  }

  /** Coupons that may be used now for a price, the largest first. */
  async usable(uid: number, price: number, now: number): Promise<CouponRow[]> {
    const rows = await this.db
      .select({ coupon: userCoupons })
      .from(userCoupons)
      .leftJoin(orders, usedBy(now))
      .where(
        and(
          eq(userCoupons.uid, uid),
          stateWhere('usable', now),
          lte(userCoupons.startsAt, now),
          lte(userCoupons.threshold, price),
        ),
      )
      .orderBy(desc(userCoupons.amount), userCoupons.couponId)
      .limit(MOST_USABLE)
    return rows.map((row) => row.coupon)
  }

  /** Locks one coupon of a user. */
  async lock(uid: number, couponId: string): Promise<void> {
    await this.db
      .select({ id: userCoupons.couponId })
      .from(userCoupons)
      .where(and(eq(userCoupons.couponId, couponId), eq(userCoupons.uid, uid)))
      .for('update')
  }

  /** Locks the coupon of an order that is being paid and says whether no other order has it. */
  async isFreeFor(couponId: string, orderId: string, now: number): Promise<boolean> {
    const [row] = await this.db
      .select({ orderId: userCoupons.orderId })
      .from(userCoupons)
      .where(eq(userCoupons.couponId, couponId))
      .for('update')
    if (!row?.orderId) return row !== undefined
    if (row.orderId === orderId) return true
    const holders = await this.db
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(and(eq(orders.orderId, row.orderId), holdingOrders(now)))
    return holders.length === 0
  }

  async use(couponId: string, orderId: string): Promise<void> {
    await this.db.update(userCoupons).set({ orderId }).where(eq(userCoupons.couponId, couponId))
  }

  /** One coupon of a user, and whether an order has it. */
  async find(uid: number, couponId: string, now: number) {
    const [row] = await this.db
      .select({ coupon: userCoupons, usedBy: orders.orderId })
      .from(userCoupons)
      .leftJoin(orders, usedBy(now))
      .where(and(eq(userCoupons.couponId, couponId), eq(userCoupons.uid, uid)))
    return row
  }

  /** Locks a template until the transaction ends, so that its last coupon is claimed by one; how many were given. */
  async lockTemplate(templateId: string): Promise<number> {
    const one = and(eq(contentItems.kind, 'coupon'), eq(contentItems.key, templateId))
    await this.db.select({ key: contentItems.key }).from(contentItems).where(one).for('update')
    const [all] = await this.db
      .select({ total: count() })
      .from(userCoupons)
      .where(eq(userCoupons.templateId, templateId))
    return all?.total ?? 0
  }

  /** Whether a user was given a coupon of a template. */
  async has(uid: number, templateId: string): Promise<boolean> {
    const given = and(eq(userCoupons.uid, uid), eq(userCoupons.templateId, templateId))
    const rows = await this.db.select({ id: userCoupons.couponId }).from(userCoupons).where(given)
    return rows.length > 0
  }

  /** Gives coupons to a user, each template once; those that are new. */
  async give(uid: number, templates: readonly CouponTemplate[], now: number): Promise<CouponRow[]> {
    if (!templates.length) return []
    const rows = templates.map(({ id, title, amount, threshold, scope, classTypes, days }) => ({
      couponId: `${id}-${uid}`,
      templateId: id,
      uid,
      title,
      amount,
      threshold,
      scope,
      classTypes,
      startsAt: now,
      endsAt: now + days * DAY,
    }))
    return this.db.insert(userCoupons).values(rows).onConflictDoNothing().returning()
  }
}
