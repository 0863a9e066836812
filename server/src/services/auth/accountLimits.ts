const MINUTE = 60_000
const DAY = 86_400_000

/** The limits of the account rules; times in milliseconds. */
export const accountLimits = {
  codeLength: 6,
  codeLifetime: 5 * MINUTE,
  codeInterval: MINUTE,
  codesPerDay: 10,
  /** A phone in a family or a computer in a library is used by several. */
  codesPerDeviceAndDay: 20,
  codeTries: 5,
  tokenLifetime: 30 * DAY,
  /** How long after a login two accounts may be merged. */
  freshLogin: 15 * MINUTE,
  wrongPasswords: 10,
  lockTime: 15 * MINUTE,
} as const
