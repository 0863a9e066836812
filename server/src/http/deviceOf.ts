import type { FastifyRequest } from 'fastify'

const DEVICE = /^[\w-]{8,64}$/

/** What a device calls itself (seed §3: the header `d`), or null. Anybody can call itself anything: good for counting, never for trust. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const named = String(headers['d'] ?? '')
  return DEVICE.test(named) ? named : null
}
