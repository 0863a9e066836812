import { type StaffPermission, type StaffRole, staffScope } from './permissions'

/** A member of staff, as far as rules ask. */
export interface StaffMember {
  readonly staffId: string
  readonly role: StaffRole
  readonly branchId: string | null
}

/** A row that belongs to a branch, and to a member once it has an owner. */
export interface OwnedRow {
  readonly ownerId: string | null
  readonly branchId: string | null
}

/** Whether a permission of a member reaches a row. The SQL of every list says the same (StaffFilter on the backend). */
export const reaches = (member: StaffMember, permission: StaffPermission, row: OwnedRow): boolean => {
  const isOwn = row.ownerId === member.staffId
  const isOfBranch = member.branchId !== null && row.branchId === member.branchId
  switch (staffScope(member.role, permission)) {
    case undefined:
      return false
    case 'own':
      return isOwn
    case 'pool':
      return isOwn || (isOfBranch && row.ownerId === null)
    case 'branch':
      return isOfBranch
    case 'all':
      return true
  }
}
