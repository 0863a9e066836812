import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether a request shows the operator's key in `x-operator-key`. */
export type IsOperator = (request: FastifyRequest) => boolean

/** Compares in constant time; without a configured key every caller is refused. */
export const createIsOperator =
  (key: string): IsOperator =>
  (request) => {
    const given = Buffer.from(String(request.headers['x-operator-key'] ?? ''))
    const right = Buffer.from(key)
    return key !== '' && given.length === right.length && timingSafeEqual(given, right)
  }
