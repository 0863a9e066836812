import type { CallContract } from '@/contracts/define'
import { ApiError } from './ApiError'
import type { Session } from './Session'

/** The path parameters that name an owner. */
export const ownerParams = ['uid', 'userId'] as const

const ownersOf = (contract: CallContract): readonly string[] =>
  ownerParams.filter((name) => contract.path.includes(`{${name}}`))

/** Whether a call belongs to somebody: it is flagged so, or its path names an owner. */
const needsSession = (contract: CallContract): boolean =>
  contract.needsUid === true || ownersOf(contract).length > 0

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/**
 * The one place that decides who may call: 401 without a session where one is needed, 403 when a path
 * names another user. Everything is derived from the contract, so a new call is covered the day it appears.
 */
export const authorisePath = (contract: CallContract, session: Session | null, params: unknown): void => {
  if (!needsSession(contract)) return
  if (!session) throw new ApiError('unauthorized')
  const foreign = ownersOf(contract).some((name) => field(params, name) !== String(session.uid))
  if (foreign) throw new ApiError('forbidden')
}

/** The same for a `uid` in the body of a call that needs a session. */
export const authoriseBody = (contract: CallContract, session: Session | null, body: unknown): void => {
  if (!needsSession(contract) || !session) return
  const claimed = field(body, 'uid')
  if (claimed !== undefined && claimed !== String(session.uid)) throw new ApiError('forbidden')
}
