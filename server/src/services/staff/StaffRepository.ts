import { and, asc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { branches } from '../../db/schema/content'
import { staffAccounts } from '../../db/schema/staff'

export type StaffRow = typeof staffAccounts.$inferSelect

const MOST_CLAIMS = 100

/** SQL of staff accounts. */
export class StaffRepository {
  constructor(private readonly db: Db) {}

  private async one(where: SQL): Promise<StaffRow | undefined> {
    const [row] = await this.db.select().from(staffAccounts).where(where)
    return row
  }

  byId(id: string): Promise<StaffRow | undefined> {
    return this.one(eq(staffAccounts.id, id))
  }

  byLoginName(loginName: string): Promise<StaffRow | undefined> {
    return this.one(eq(staffAccounts.loginName, loginName))
  }

  byPhone(phone: string): Promise<StaffRow | undefined> {
    return this.one(eq(staffAccounts.workNumber, phone))
  }

  async insert(row: typeof staffAccounts.$inferInsert): Promise<void> {
    await this.db.insert(staffAccounts).values(row)
  }

  async update(id: string, change: Partial<typeof staffAccounts.$inferInsert>): Promise<void> {
    await this.db.update(staffAccounts).set(change).where(eq(staffAccounts.id, id))
  }

  page(after: string, size: number): Promise<StaffRow[]> {
    return this.db
      .select()
      .from(staffAccounts)
      .where(gt(staffAccounts.loginName, after))
      .orderBy(asc(staffAccounts.loginName))
      .limit(size)
  }

  /** Identities that wait; `branchId` null reads those of every branch. */
  claims(branchId: string | null): Promise<StaffRow[]> {
    const waits = isNotNull(staffAccounts.claimedAt)
    return this.db
      .select()
      .from(staffAccounts)
      .where(branchId === null ? waits : and(waits, eq(staffAccounts.claimedBranchId, branchId)))
      .orderBy(asc(staffAccounts.claimedAt))
      .limit(MOST_CLAIMS)
  }

  /** The account behind a claim, locked until the transaction ends. */
  async claimForUpdate(id: string): Promise<StaffRow | undefined> {
    const [row] = await this.db
      .select()
      .from(staffAccounts)
      .where(and(eq(staffAccounts.id, id), isNotNull(staffAccounts.claimedAt)))
      .for('update')
    return row
  }

  /** Whether somebody else has a login name, a phone or an employee number. */
  async isUniqueViolation(row: {
    id: string
    loginName?: string
    phone?: string
    branchId?: string | null
    employeeNo?: string | null
  }): Promise<boolean> {
    const same = or(
      row.loginName === undefined ? undefined : eq(staffAccounts.loginName, row.loginName),
      row.phone === undefined ? undefined : eq(staffAccounts.workNumber, row.phone),
      row.branchId && row.employeeNo
        ? and(eq(staffAccounts.branchId, row.branchId), eq(staffAccounts.employeeNo, row.employeeNo))
        : undefined,
    )
    const [other] = await this.db
      .select({ id: staffAccounts.id })
      .from(staffAccounts)
      .where(and(same, sql`${staffAccounts.id} <> ${row.id}`))
      .limit(1)
    return other !== undefined
  }

  async branchName(branchId: string | null): Promise<string | undefined> {
    if (branchId === null) return undefined
    const [row] = await this.db
      .select({ name: branches.name })
      .from(branches)
      .where(and(eq(branches.branchId, branchId), eq(branches.retired, false)))
    return row?.name
  }

  async branchNames(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db.select({ id: branches.branchId, name: branches.name }).from(branches)
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
}
