import type { StaffMe } from '@/contracts/staff/session'
import type { StaffRow } from './StaffRepository'

/** The own account as its member sees it. */
export const meOf = (row: StaffRow, branchName: string): StaffMe => ({
  staffId: row.id,
  loginName: row.loginName,
  name: row.name,
  role: row.role,
  branchId: row.branchId,
  branchName,
  employeeNo: row.employeeNo,
  inviteCode: row.inviteCode,
  isConfirmed: row.confirmedAt !== null,
  mustChange: row.mustChange,
  claim:
    row.claimedAt === null
      ? null
      : { branchId: row.claimedBranchId ?? '', employeeNo: row.claimedEmployeeNo ?? '', at: row.claimedAt },
})
