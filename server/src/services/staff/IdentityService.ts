import { reaches } from '@/domain/staff/reaches'
import { staffScope } from '@/domain/staff/permissions'
import { needsBranch } from '@/domain/staff/staffRules'
import type { Db } from '../../db/Database'
import { isUniqueViolation } from '../../db/isUniqueViolation'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { StaffSession, WriteAudit } from '../../http/StaffSession'
import type { Clock } from '../../ports/Clock'
import { StaffRepository } from './StaffRepository'

interface IdentityDeps {
  readonly db: Db
  readonly clock: Clock
  readonly audit: WriteAudit
}

const NOTHING_CLAIMED = { claimedBranchId: null, claimedEmployeeNo: null, claimedAt: null }

/** Branch and employee number: stated by the member, confirmed by a manager of that branch. */
export class IdentityService {
  constructor(private readonly deps: IdentityDeps) {}

  /** States the own identity. A confirmed one stays until another is confirmed. */
  async claim(who: StaffSession, branchId: string, employeeNo: string): Promise<void> {
    const { db, clock, audit } = this.deps
    const accounts = new StaffRepository(db)
    if (!needsBranch(who.role)) throw new ApiError('invalidRequest')
    orThrow(await accounts.branchName(branchId), 'branchMissing')
    if (await accounts.isUniqueViolation({ id: who.staffId, branchId, employeeNo }))
      throw new ApiError('staffNameTaken')
    await accounts.update(who.staffId, {
      claimedBranchId: branchId,
      claimedEmployeeNo: employeeNo,
      claimedAt: clock(),
    })
    await audit({
      actor: who.name,
      staffId: who.staffId,
      branchId,
      action: 'identity.claim',
      subject: who.staffId,
    })
  }

  async waiting(manager: StaffSession) {
    const accounts = new StaffRepository(this.deps.db)
    const isWide = staffScope(manager.role, 'staff.confirm') === 'all'
    const rows = await accounts.claims(isWide ? null : (manager.branchId ?? ''))
    const names = await accounts.branchNames()
    const list = rows
      .filter((row) => this.mayDecide(manager, row))
      .map((row) => ({
        staffId: row.id,
        name: row.name,
        role: row.role,
        branchId: row.claimedBranchId ?? '',
        branchName: names.get(row.claimedBranchId ?? '') ?? '',
        employeeNo: row.claimedEmployeeNo ?? '',
        at: row.claimedAt ?? 0,
      }))
    return { list, total: list.length }
  }

  async decide(manager: StaffSession, staffId: string, accept: boolean): Promise<void> {
    const { db, clock, audit } = this.deps
    const work = db.transaction(async (tx) => {
      const accounts = new StaffRepository(tx)
      const row = orThrow(await accounts.claimForUpdate(staffId), 'notFound')
      if (!this.mayDecide(manager, row)) throw new ApiError('notFound')
      const accepted = {
        branchId: row.claimedBranchId,
        employeeNo: row.claimedEmployeeNo,
        confirmedAt: clock(),
        confirmedBy: manager.staffId,
      }
      await accounts.update(staffId, { ...NOTHING_CLAIMED, ...(accept && accepted) })
    })
    await work.catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('staffNameTaken') : error
    })
    await audit({
      actor: manager.name,
      staffId: manager.staffId,
      branchId: manager.branchId,
      action: accept ? 'identity.confirm' : 'identity.refuse',
      subject: staffId,
    })
  }

  /** Refuses to confirm oneself; head office confirms managers. */
  private mayDecide(
    manager: StaffSession,
    row: { readonly id: string; readonly role: string; readonly claimedBranchId: string | null },
  ): boolean {
    if (row.id === manager.staffId) return false
    if (row.role === 'branchManager' && staffScope(manager.role, 'staff.confirm') !== 'all') return false
    return reaches(manager, 'staff.confirm', { ownerId: row.id, branchId: row.claimedBranchId })
  }
}
