import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '@/domain/staff/reaches'
import { type StaffPermission, staffScope } from '@/domain/staff/permissions'

const NOTHING = sql`false`

/**
 * The rows that a permission of a member reaches, as SQL: the same rule as `reaches` of domain/staff. Every list, total, export
 * and ranking reads through it. Undefined for every row.
 */
export const withinReach = (
  member: StaffMember,
  permission: StaffPermission,
  owner: PgColumn,
  branch: PgColumn,
): SQL | undefined => {
  const isOwn = eq(owner, member.staffId)
  const isOfBranch = member.branchId === null ? NOTHING : eq(branch, member.branchId)
  switch (staffScope(member.role, permission)) {
    case undefined:
      return NOTHING
    case 'own':
      return isOwn
    case 'pool':
      return or(isOwn, and(isOfBranch, isNull(owner)))
    case 'branch':
      return isOfBranch
    case 'all':
      return undefined
  }
}
