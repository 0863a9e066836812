import type { StaffPermission } from '@/domain/staff/permissions'

/** A call for members of staff with a permission. */
export type StaffOnly = `staff:${StaffPermission}`

/** Writes `allows` of a contract: `allows: staff('clues.read')`. */
export const staff = <const P extends StaffPermission>(permission: P): `staff:${P}` => `staff:${permission}`

const PREFIX = 'staff:'

/** Whether a contract is for members of staff. */
export const isStaffOnly = (allows: string): allows is StaffOnly => allows.startsWith(PREFIX)

/** The permission that a contract requires. */
export const permissionIn = (allows: StaffOnly): StaffPermission =>
  allows.slice(PREFIX.length) as StaffPermission
