/** The roles of staff. */
export const staffRoles = [
  'agent',
  'branchStaff',
  'branchManager',
  'headOffice',
  'expert',
  'operator',
] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * How far a permission reaches. `own`: rows that belong to the member. `pool`: those, and rows of the own branch that
 * belong to no member yet. `branch`: all rows of the own branch. `all`: rows of every branch.
 */
export type StaffScope = 'own' | 'pool' | 'branch' | 'all'

type Grant = Readonly<Partial<Record<StaffRole, StaffScope>>>

const SALES: Grant = { agent: 'own', branchStaff: 'own', branchManager: 'branch', headOffice: 'all' }
const MANAGERS: Grant = { branchManager: 'branch', headOffice: 'all' }
const EVERYBODY: Grant = {
  agent: 'own',
  branchStaff: 'own',
  branchManager: 'own',
  headOffice: 'own',
  expert: 'own',
  operator: 'own',
}

/** Permission × role: a role that is absent may not. The backend and the menu read the same table. */
export const staffPermissions = {
  /** The member's own account: identity, password, logout. The only permission before the identity is confirmed. */
  self: EVERYBODY,
  'links.read': SALES,
  'links.write': { agent: 'own', branchStaff: 'own', branchManager: 'own', headOffice: 'all' },
  'clues.read': { ...SALES, branchStaff: 'pool' },
  'clues.work': SALES,
  'clues.take': { branchStaff: 'pool', branchManager: 'branch', headOffice: 'all' },
  'clues.assign': MANAGERS,
  'clues.open': SALES,
  'clues.export': MANAGERS,
  'clues.import': MANAGERS,
  'activity.read': {
    agent: 'own',
    branchStaff: 'branch',
    branchManager: 'branch',
    headOffice: 'all',
    operator: 'all',
  },
  'activity.export': { branchManager: 'branch', headOffice: 'all', operator: 'all' },
  'ranks.read': { agent: 'branch', branchStaff: 'branch', branchManager: 'branch', headOffice: 'all' },
  'ranks.all': { headOffice: 'all' },
  'holds.review': MANAGERS,
  'staff.confirm': MANAGERS,
  'staff.read': MANAGERS,
  'audit.read': { branchManager: 'branch', headOffice: 'all', operator: 'all' },
  /** Answers of experts in the community. */
  'answers.write': { expert: 'own' },
  /** Calls with `allows: 'operator'`: content, orders, moderation. */
  operate: { operator: 'all' },
} as const satisfies Readonly<Record<string, Grant>>

export type StaffPermission = keyof typeof staffPermissions

/** How far a permission reaches for a role; undefined where the role may not. */
export const staffScope = (role: StaffRole, permission: StaffPermission): StaffScope | undefined => {
  const grant: Grant = staffPermissions[permission]
  return grant[role]
}

/** The permissions of a role, in the order of the table. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  (Object.keys(staffPermissions) as StaffPermission[]).filter((name) => staffScope(role, name) !== undefined)
