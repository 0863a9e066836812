import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { accountSources, orderSources } from '../../../db/schema/salesWork'
import { staffAccounts } from '../../../db/schema/staff'
import { ApiError } from '../../../http/ApiError'
import type { StaffSession, WriteAudit } from '../../../http/StaffSession'
import { withinReach } from '../StaffFilter'
import { VisitRepository } from '../links/VisitRepository'
import { recountOrder } from './OrderAttribution'

const MOST = 100

/** Suspicious registrations and orders: made by the member himself or by a program. A manager decides whether they count. */
export class HoldService {
  constructor(
    private readonly db: Db,
    private readonly audit: WriteAudit,
  ) {}

  async list(member: StaffSession) {
    const registrations = await this.db
      .select({
        id: sql<string>`${accountSources.uid}::text`,
        reason: accountSources.held,
        staffName: sql<string>`coalesce(${staffAccounts.name}, '')`,
        at: accountSources.registeredAt,
      })
      .from(accountSources)
      .leftJoin(staffAccounts, eq(staffAccounts.id, accountSources.staffId))
      .where(
        and(
          isNotNull(accountSources.held),
          withinReach(member, 'holds.review', accountSources.staffId, accountSources.branchId),
        ),
      )
      .orderBy(desc(accountSources.registeredAt))
      .limit(MOST)
    const orders = await this.db
      .select({
        id: orderSources.id,
        reason: orderSources.held,
        staffName: sql<string>`coalesce(${staffAccounts.name}, '')`,
        at: orderSources.at,
        amount: orderSources.amount,
      })
      .from(orderSources)
      .leftJoin(staffAccounts, eq(staffAccounts.id, orderSources.staffId))
      .where(
        and(
          isNotNull(orderSources.held),
          withinReach(member, 'holds.review', orderSources.staffId, orderSources.branchId),
        ),
      )
      .orderBy(desc(orderSources.at))
      .limit(MOST)
    return [
      ...registrations.map((row) => ({ ...row, kind: 'registration' as const, amount: 0 })),
      ...orders.map((row) => ({ ...row, kind: 'order' as const })),
    ]
      .map((row) => ({ ...row, reason: row.reason ?? 'burst' }))
      .sort((a, b) => b.at - a.at)
      .slice(0, MOST)
  }

  /** Counts a held registration or order, or removes it from the member. A member never decides on his own. */
  async decide(
    member: StaffSession,
    kind: 'registration' | 'order',
    id: string,
    accept: boolean,
  ): Promise<void> {
    const found = await this.db.transaction((tx) =>
      kind === 'order'
        ? this.decideOrder(tx, member, id, accept)
        : this.decideAccount(tx, member, id, accept),
    )
    if (!found) throw new ApiError('notFound')
    const { name: actor, staffId, branchId } = member
    await this.audit({
      ...{ actor, staffId, branchId },
      action: accept ? 'hold.accept' : 'hold.drop',
      subject: id,
      detail: { kind },
    })
  }

  private async decideOrder(tx: Db, member: StaffSession, id: string, accept: boolean): Promise<boolean> {
    const rows = await tx
      .update(orderSources)
      .set({ held: null, ...(!accept && { staffId: null, code: null, branchId: null }) })
      .where(
        and(
          eq(orderSources.id, id),
          isNotNull(orderSources.held),
          sql`${orderSources.staffId} is distinct from ${member.staffId}`,
          withinReach(member, 'holds.review', orderSources.staffId, orderSources.branchId),
        ),
      )
      .returning()
    for (const row of rows) await recountOrder(tx, row)
    return rows.length > 0
  }

  private async decideAccount(tx: Db, member: StaffSession, id: string, accept: boolean): Promise<boolean> {
    if (!/^\d{1,18}$/.test(id)) return false
    const rows = await tx
      .update(accountSources)
      .set({ held: null, ...(!accept && { staffId: null, code: null, branchId: null, visitId: null }) })
      .where(
        and(
          eq(accountSources.uid, Number(id)),
          isNotNull(accountSources.held),
          sql`${accountSources.staffId} is distinct from ${member.staffId}`,
          withinReach(member, 'holds.review', accountSources.staffId, accountSources.branchId),
        ),
      )
      .returning()
    for (const { staffId, promotionId, registeredAt } of rows)
      if (staffId !== null && promotionId !== null)
        await new VisitRepository(tx).recount(staffId, promotionId, registeredAt)
    return rows.length > 0
  }
}
