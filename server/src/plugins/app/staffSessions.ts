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

/** The dot keeps the two kinds of tokens apart: a learner's token has none. */
const bearer = /^Bearer (staff\.[\w-]{20,200})$/i

interface StaffDoor {
  readonly findStaff: FindStaff
  readonly isOperator: IsOperator
  readonly audit: WriteAudit
}

/** Whether a call asks for a session of staff, or takes one in place of the operator key. */
export const isForStaff = ({ allows }: CallContract): boolean => allows === 'operator' || isStaffOnly(allows)

/** Reads the staff token again and decides again. */
export const rereadStaff = async (
  { findStaff }: StaffDoor,
  request: FastifyRequest,
  decide: () => void,
): Promise<void> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  request.leaseEnds = performance.now() + SESSION_LEASE
  request.staff = token === undefined ? null : await findStaff(token)
  decide()
}

/** Reads the staff token, decides, and writes down a call that came with the operator key. */
export const admitStaff = async (
  door: StaffDoor,
  request: FastifyRequest,
  decide: () => void,
): Promise<void> => {
  await rereadStaff(door, request, decide)
  const { contract } = request.routeOptions.config
  if (contract?.allows !== 'operator' || request.staff || !door.isOperator(request)) return
  await door.audit({ actor: 'key', action: 'key.used', subject: contract.id, address: request.ip })
}
