import type { FastifyRequest } from 'fastify'
import type { CallContract } from '@/contracts/define'
import { isStaffOnly } from '@/contracts/staff/staff'
import type { IsOperator } from '../../http/createIsOperator'
import { SESSION_LEASE } from '../../http/sessionLease'
import type { FindStaff, StaffSession, WriteAudit } from '../../http/StaffSession'

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of staff; read only for calls that are for staff. */
    staff: StaffSession | null
  }
}

/** A dot marks staff tokens; learners' tokens contain none. */
const bearer = /^Bearer (staff\.[\w-]{20,200})$/i

/** Authenticates members of staff, and records the use of the operator key. */
export interface StaffSessionDeps {
  readonly findStaff: FindStaff
  readonly isOperator: IsOperator
  readonly audit: WriteAudit
}

/** Whether a call needs a staff session or accepts one in place of the operator key. */
export const isForStaff = ({ allows }: CallContract): boolean => allows === 'operator' || isStaffOnly(allows)

/** Reads the staff token again and decides again. */
export const rereadStaff = async (
  { findStaff }: StaffSessionDeps,
  request: FastifyRequest,
  decide: () => void,
): Promise<void> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  request.leaseEnds = performance.now() + SESSION_LEASE
  request.staff = token === undefined ? null : await findStaff(token)
  decide()
}

/** Reads the staff token, decides, and audits a call that came with the operator key. */
export const admitStaff = async (
  deps: StaffSessionDeps,
  request: FastifyRequest,
  decide: () => void,
): Promise<void> => {
  await rereadStaff(deps, request, decide)
  const { contract } = request.routeOptions.config
  if (contract?.allows !== 'operator' || request.staff || !deps.isOperator(request)) return
  await deps.audit({ actor: 'key', action: 'key.used', subject: contract.id, address: request.ip })
}
