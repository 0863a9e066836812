import { shanghaiDate } from '@/lib/shanghaiDate'
import type { Db } from '../../../db/Database'
import type { accountSources, HoldReason, orderSources } from '../../../db/schema/salesWork'
import { ApiError } from '../../../http/ApiError'
import type { StaffSession, WriteAudit } from '../../../http/StaffSession'
import { VisitRepository } from '../links/VisitRepository'
import { HoldRepository } from './HoldRepository'
import { recountOrder } from './OrderAttribution'

const MOST = 100

type HoldKind = 'visit' | 'registration' | 'order'

const reasonOf = (held: string | null): HoldReason => (held === 'self' || held === 'own' ? held : 'burst')

/**
 * Suspicious visits, registrations and orders: made by the member himself or by a program. A manager decides whether they count.
 * Orders wait with the registration of their account.
 */
export class HoldService {
  constructor(
    private readonly db: Db,
    private readonly audit: WriteAudit,
  ) {}

  async list(member: StaffSession) {
    const holds = new HoldRepository(this.db)
    const [visits, registrations, orders] = [
      await holds.visits(member),
      await holds.registrations(member),
      await holds.orders(member),
    ]
    return [
      ...visits.map(({ at, ...row }) => ({ ...row, kind: 'visit' as const, at: Number(at ?? 0), amount: 0 })),
      ...registrations.map((row) => ({ ...row, kind: 'registration' as const, times: 1, amount: 0 })),
      ...orders.map((row) => ({ ...row, kind: 'order' as const, times: 1 })),
    ]
      .map((row) => ({ ...row, reason: reasonOf(row.reason) }))
      .sort((a, b) => b.at - a.at)
      .slice(0, MOST)
  }

  /** Counts what is held, or removes it from the member. A member never decides on his own. */
  async decide(member: StaffSession, kind: HoldKind, id: string, accept: boolean): Promise<void> {
    const found = await this.db.transaction((tx) => {
      if (kind === 'order') return this.decideOrder(tx, member, id, accept)
      return kind === 'visit'
        ? this.decideVisits(tx, member, id, accept)
        : this.decideAccount(tx, member, id, accept)
    })
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
    const rows = await new HoldRepository(tx).decideOrder(member, id, accept)
    for (const row of rows) await recountOrder(tx, row)
    return rows.length > 0
  }

  private async decideAccount(tx: Db, member: StaffSession, id: string, accept: boolean): Promise<boolean> {
    if (!/^\d{1,18}$/.test(id)) return false
    const rows = await new HoldRepository(tx).decideAccount(member, Number(id), accept)
    for (const row of rows) {
      const { staffId, promotionId, registeredAt } = row
      if (staffId !== null && promotionId !== null)
        await new VisitRepository(tx).recount(staffId, promotionId, registeredAt)
      await this.settleOrders(tx, row)
    }
    return rows.length > 0
  }

  /** Orders of the member's own account wait for a decision of their own; all others follow their registration. */
  private async settleOrders(tx: Db, source: typeof accountSources.$inferSelect): Promise<void> {
    const { uid, staffId } = source
    const isSelf = staffId !== null && (await new VisitRepository(tx).isSelf(uid, staffId))
    const change: Partial<typeof orderSources.$inferInsert> =
      staffId === null
        ? { held: null, staffId: null, code: null, branchId: null }
        : { held: isSelf ? 'self' : null }
    for (const row of await new HoldRepository(tx).settleOrders(uid, change)) await recountOrder(tx, row)
  }

  private async decideVisits(tx: Db, member: StaffSession, code: string, accept: boolean): Promise<boolean> {
    const decided = await new HoldRepository(tx).decideVisits(member, code, accept)
    if (!decided || decided.changed.length === 0) return false
    const { staffId, promotionId } = decided.link
    const days = new Map(decided.changed.map(({ at }) => [shanghaiDate(at), at]))
    for (const at of days.values()) await new VisitRepository(tx).recount(staffId, promotionId, at)
    return true
  }
}
