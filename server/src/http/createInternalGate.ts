import type { FastifyRequest } from 'fastify'
import { ApiError } from './ApiError'
import { createIsOperator } from './createIsOperator'
import { isLocalCaller } from './isLoopback'

/** Refuses with 403 whoever it does not let in. */
export type InternalGate = (request: FastifyRequest) => void

/** Lets in programs of this machine, and whoever shows the operator's key: for what describes the inside of a server. */
export const createInternalGate = (operatorKey: string): InternalGate => {
  const isOperator = createIsOperator(operatorKey)
  return (request) => {
    if (!isLocalCaller(request) && !isOperator(request)) throw new ApiError('forbidden')
  }
}
