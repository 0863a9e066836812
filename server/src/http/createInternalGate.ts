import type { FastifyRequest } from 'fastify'
import { ApiError } from './ApiError'
import { createIsOperator } from './createIsOperator'
import { isLocalCaller } from './isLoopback'

/** Throws 403 for callers that are not let in. */
export type InternalGate = (request: FastifyRequest) => void

/** Admits local programs and holders of the operator's key: for endpoints that describe the inside of a server. */
export const createInternalGate = (operatorKey: string): InternalGate => {
  const isOperator = createIsOperator(operatorKey)
  return (request) => {
    if (!isLocalCaller(request) && !isOperator(request)) throw new ApiError('forbidden')
  }
}
