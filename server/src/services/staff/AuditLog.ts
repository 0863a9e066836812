import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { staffScope } from '@/domain/staff/permissions'
import type { Db } from '../../db/Database'
import { staffAudit } from '../../db/schema/staff'
import type { StaffSession, WriteAudit } from '../../http/StaffSession'
import type { Clock } from '../../ports/Clock'

/** The append-only log of what staff did; a trigger of the database refuses changes. */
export class AuditLog {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  readonly write: WriteAudit = async (entry) => {
    const { actor, staffId = null, branchId = null, action, subject = '', detail = {}, address = '' } = entry
    await this.db
      .insert(staffAudit)
      .values({ at: this.clock(), actor, staffId, branchId, action, subject, detail, address })
  }

  /** How often a member did something since a moment. */
  async countSince(staffId: string, action: string, since: number): Promise<number> {
    const [row] = await this.db
      .select({ times: count() })
      .from(staffAudit)
      .where(and(eq(staffAudit.staffId, staffId), eq(staffAudit.action, action), gte(staffAudit.at, since)))
    return row?.times ?? 0
  }

  /** Entries that a member may read, newest first. */
  async page(reader: StaffSession, before: number | undefined, size: number) {
    const isWide = staffScope(reader.role, 'audit.read') === 'all'
    const rows = await this.db
      .select()
      .from(staffAudit)
      .where(
        and(
          lt(staffAudit.id, before ?? Number.MAX_SAFE_INTEGER),
          isWide ? undefined : eq(staffAudit.branchId, reader.branchId ?? ''),
        ),
      )
      .orderBy(desc(staffAudit.id))
      .limit(size)
    const list = rows.map(({ id, at, actor, action, subject, detail }) => ({
      id,
      at,
      actor,
      action,
      subject,
      detail: { ...detail },
    }))
    return { list, next: rows.length === size ? (rows[rows.length - 1]?.id ?? null) : null }
  }
}
