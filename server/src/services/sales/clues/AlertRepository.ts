import { and, count, eq, gt, gte } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { staffAudit } from '../../../db/schema/staff'

export const OPEN = 'lead.open'
export const MANY_OPENED = 'lead.open.many'
const MOST = 20

/** SQL of the audit log, as far as opened phones raise an alert. */
export class AlertRepository {
  constructor(private readonly db: Db) {}

  async times(staffId: string, action: string, since: number): Promise<number> {
    const [row] = await this.db
      .select({ times: count() })
      .from(staffAudit)
      .where(and(eq(staffAudit.staffId, staffId), eq(staffAudit.action, action), gte(staffAudit.at, since)))
    return row?.times ?? 0
  }

  /** Alerts after a moment; of a branch, or of all. */
  async since(branchId: string | null, moment: number): Promise<readonly { id: number; text: string }[]> {
    const rows = await this.db
      .select({ id: staffAudit.id, actor: staffAudit.actor })
      .from(staffAudit)
      .where(
        and(
          eq(staffAudit.action, MANY_OPENED),
          gt(staffAudit.at, moment),
          branchId === null ? undefined : eq(staffAudit.branchId, branchId),
        ),
      )
      .limit(MOST)
    return rows.map(({ id, actor }) => ({ id, text: `${actor} 一小时内查看了较多手机号，请留意` }))
  }
}
