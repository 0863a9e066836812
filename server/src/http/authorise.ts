import type { CallContract, Role } from '@/contracts/define'
import { isStaffOnly, permissionIn, type StaffOnly } from '@/contracts/staff/staff'
import { staffScope } from '@/domain/staff/permissions'
import { notReady } from '@/domain/staff/staffRules'
import { ApiError } from './ApiError'
import type { Session } from './Session'
import type { StaffSession } from './StaffSession'

/** The caller as far as it is authenticated. */
export interface Caller {
  readonly session: Session | null
  /** Showed a token, alive or not. */
  readonly hasToken: boolean
  /** Showed the operator's key. */
  readonly isOperator: boolean
  /** A live session of staff. */
  readonly staff: StaffSession | null
}

/** The path parameters that name an owner. */
export const ownerParams = ['uid', 'userId'] as const

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

const requireSession = ({ session }: Caller): Session => {
  if (!session) throw new ApiError('unauthorized')
  return session
}

/** Refuses a member without the permission, with an unconfirmed identity or with the first password. */
const requirePermission = (staff: StaffSession, allows: StaffOnly): void => {
  const permission = permissionIn(allows)
  if (staffScope(staff.role, permission) === undefined) throw new ApiError('forbidden')
  const missing = notReady(staff, permission)
  if (missing) throw new ApiError(missing)
}

type Check = (caller: Caller, contract: CallContract, params: unknown) => void

/** One check a role: a new role is a new row here and a new name in contracts/define.ts. */
const checks: Readonly<Record<Exclude<Role, StaffOnly>, Check>> = {
  anyone: (caller, { refusesEnded }) => {
    if (refusesEnded && caller.hasToken) requireSession(caller)
  },
  user: requireSession,
  owner: (caller, { path }, params) => {
    const { uid } = requireSession(caller)
    const owners = ownerParams.filter((name) => path.includes(`{${name}}`))
    const isOwner = owners.length > 0 && owners.every((name) => field(params, name) === String(uid))
    if (!isOwner) throw new ApiError('forbidden')
  },
  operator: ({ isOperator, staff }) => {
    if (isOperator) return
    if (!staff) throw new ApiError('forbidden')
    requirePermission(staff, 'staff:operate')
  },
}

/** Authorises every call by its contract, before the body is read. */
export const authorisePath: Check = (caller, contract, params) => {
  const { allows } = contract
  if (!isStaffOnly(allows)) return checks[allows](caller, contract, params)
  if (!caller.staff) throw new ApiError('staffLoginNeeded')
  requirePermission(caller.staff, allows)
}

/** A `uid` in the body of a call that needs a login has to be the caller's. */
export const authoriseBody = (
  contract: CallContract,
  { session }: Pick<Caller, 'session'>,
  body: unknown,
): void => {
  if (contract.allows !== 'user' && contract.allows !== 'owner') return
  const claimed = field(body, 'uid')
  if (claimed !== undefined && claimed !== String(session?.uid)) throw new ApiError('forbidden')
}
