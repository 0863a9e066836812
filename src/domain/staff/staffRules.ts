import type { StaffPermission, StaffRole } from './permissions'

const MINUTE = 60_000

/** The limits of staff accounts; times in milliseconds. */
export const staffLimits = {
  tokenLifetime: 8 * 60 * MINUTE,
  challengeLifetime: 5 * MINUTE,
  wrongTries: 5,
  lockTime: 15 * MINUTE,
  passwordLength: 10,
} as const

/** Roles whose login needs the password and a code to the phone. */
export const secondFactorRoles: readonly StaffRole[] = ['headOffice', 'operator']

/** Roles that belong to no branch. */
const BRANCHLESS: readonly StaffRole[] = ['headOffice', 'operator', 'expert']

export const needsBranch = (role: StaffRole): boolean => !BRANCHLESS.includes(role)

/** Roles that an operator account may create. The operator key may create every role. */
export const grantedByOperator: readonly StaffRole[] = ['agent', 'branchStaff', 'branchManager', 'expert']

/**
 * Whether a staff session may call more than its own account: the identity is confirmed and the first password changed.
 */
export const isReady = (account: { readonly isConfirmed: boolean; readonly mustChange: boolean }): boolean =>
  account.isConfirmed && !account.mustChange

/** Names the error that sends an unready account to its next step; undefined when it is ready. */
export const notReady = (
  account: { readonly isConfirmed: boolean; readonly mustChange: boolean },
  permission: StaffPermission,
): 'passwordIsFirst' | 'staffUnconfirmed' | undefined => {
  if (permission === 'self' || isReady(account)) return undefined
  return account.mustChange ? 'passwordIsFirst' : 'staffUnconfirmed'
}
