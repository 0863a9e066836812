import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './ApiError'

/** Refuses whoever does not show the operator's key in `x-operator-key`; without a key nobody is an operator. */
export type OperatorGate = (request: FastifyRequest) => void

export const createOperatorGate =
  (key: string): OperatorGate =>
  (request) => {
    const given = Buffer.from(String(request.headers['x-operator-key'] ?? ''))
    const right = Buffer.from(key)
    if (!key || given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new ApiError('forbidden')
    }
  }
