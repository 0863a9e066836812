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

/** Roles that an operator account may give; the key of the machine gives every role. Nobody makes an account above their own. */
export const grantedByOperator: readonly StaffRole[] = ['agent', 'branchStaff', 'branchManager', 'expert']

/**
 * Whether a staff session may call more than its own account: the identity is confirmed and the first password changed.
 */
export const isReady = (account: { readonly isConfirmed: boolean; readonly mustChange: boolean }): boolean =>
  account.isConfirmed && !account.mustChange

/** Where an account that is not ready goes on, as the name of an error; undefined where it may go ahead. */
export const notReady = (
  account: { readonly isConfirmed: boolean; readonly mustChange: boolean },
  permission: StaffPermission,
): 'passwordIsFirst' | 'staffUnconfirmed' | undefined => {
  if (permission === 'self' || isReady(account)) return undefined
  return account.mustChange ? 'passwordIsFirst' : 'staffUnconfirmed'
}
