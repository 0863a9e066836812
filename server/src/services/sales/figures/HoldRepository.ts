import { and, count, desc, eq, inArray, isNotNull, max, min, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '@/domain/staff/reaches'
import type { Db } from '../../../db/Database'
import {
  accountSources,
  type HoldReason,
  linkVisits,
  orderSources,
  salesLinks,
} from '../../../db/schema/salesWork'
import { staffAccounts } from '../../../db/schema/staff'
import { withinReach } from '../StaffFilter'

const MOST = 100

const staffName = sql<string>`coalesce(${staffAccounts.name}, '')`
/** Visits that a manager has still to decide on. */
const isOpen = inArray(linkVisits.held, ['own', 'burst', 'self'])
/** Orders with a decision of their own; the others wait with their registration. */
const waitsAlone = and(isNotNull(orderSources.held), ne(orderSources.held, 'registration'))

/** SQL of visits, registrations and orders that are held for review, the newest hundred of each kind. */
export class HoldRepository {
  constructor(private readonly db: Db) {}

  registrations(member: StaffMember) {
    return this.db
      .select({
        id: sql<string>`${accountSources.uid}::text`,
        reason: accountSources.held,
        staffName,
        at: accountSources.registeredAt,
      })
      .from(accountSources)
      .leftJoin(staffAccounts, eq(staffAccounts.id, accountSources.staffId))
      .where(and(isNotNull(accountSources.held), this.accountReach(member)))
      .orderBy(desc(accountSources.registeredAt))
      .limit(MOST)
  }

  /** Paid orders; what was given back of one is decided with it. */
  orders(member: StaffMember) {
    return this.db
      .select({
        id: orderSources.id,
        reason: orderSources.held,
        staffName,
        at: orderSources.at,
        amount: orderSources.amount,
      })
      .from(orderSources)
      .leftJoin(staffAccounts, eq(staffAccounts.id, orderSources.staffId))
      .where(and(waitsAlone, eq(orderSources.kind, 'paid'), this.orderReach(member)))
      .orderBy(desc(orderSources.at))
      .limit(MOST)
  }

  /** Visits by link. */
  visits(member: StaffMember) {
    const at = max(linkVisits.at)
    return this.db
      .select({
        id: salesLinks.code,
        reason: sql<'own' | 'burst'>`${min(linkVisits.held)}`,
        staffName: sql<string>`coalesce(min(${staffAccounts.name}), '')`,
        at,
        times: count(),
      })
      .from(linkVisits)
      .innerJoin(salesLinks, eq(salesLinks.code, linkVisits.code))
      .leftJoin(staffAccounts, eq(staffAccounts.id, salesLinks.staffId))
      .where(and(isOpen, withinReach(member, 'holds.review', salesLinks.staffId, salesLinks.branchId)))
      .groupBy(salesLinks.code)
      .orderBy(desc(at))
      .limit(MOST)
  }

  /** Decides an order with its refund; answers the changed rows. A member never decides on his own. */
  decideOrder(member: StaffMember, orderId: string, accept: boolean) {
    return this.db
      .update(orderSources)
      .set({ held: null, waitsFor: null, ...(!accept && { staffId: null, code: null, branchId: null }) })
      .where(
        and(
          eq(orderSources.orderId, orderId),
          waitsAlone,
          this.isForeign(orderSources.staffId, member),
          this.orderReach(member),
        ),
      )
      .returning()
  }

  decideAccount(member: StaffMember, uid: number, accept: boolean) {
    return this.db
      .update(accountSources)
      .set({ held: null, ...(!accept && { staffId: null, code: null, branchId: null, visitId: null }) })
      .where(
        and(
          eq(accountSources.uid, uid),
          isNotNull(accountSources.held),
          this.isForeign(accountSources.staffId, member),
          this.accountReach(member),
        ),
      )
      .returning()
  }

  /** Settles the orders that wait with the registration of an account; answers the changed rows. */
  settleOrders(uid: number, change: Partial<typeof orderSources.$inferInsert>) {
    return this.db
      .update(orderSources)
      .set({ ...change, waitsFor: null })
      .where(and(eq(orderSources.waitsFor, uid), eq(orderSources.held, 'registration')))
      .returning()
  }

  /** Gives orders that wait with a registration a decision of their own, as rows of another account or of none. */
  async letWaitAlone(uid: number, reason: HoldReason, to: number | null): Promise<void> {
    await this.db
      .update(orderSources)
      .set({ held: reason, waitsFor: to })
      .where(eq(orderSources.waitsFor, uid))
  }

  async decideVisits(member: StaffMember, code: string, accept: boolean) {
    const [link] = await this.db
      .select()
      .from(salesLinks)
      .where(
        and(
          eq(salesLinks.code, code),
          this.isForeign(salesLinks.staffId, member),
          withinReach(member, 'holds.review', salesLinks.staffId, salesLinks.branchId),
        ),
      )
    if (!link) return undefined
    const changed = await this.db
      .update(linkVisits)
      .set({ held: accept ? null : 'dropped' })
      .where(and(eq(linkVisits.code, code), isOpen))
      .returning({ at: linkVisits.at })
    return { link, changed }
  }

  private isForeign(staffId: PgColumn, member: StaffMember): SQL {
    return sql`${staffId} is distinct from ${member.staffId}`
  }

  private accountReach(member: StaffMember) {
    return withinReach(member, 'holds.review', accountSources.staffId, accountSources.branchId)
  }

  private orderReach(member: StaffMember) {
    return withinReach(member, 'holds.review', orderSources.staffId, orderSources.branchId)
  }
}
