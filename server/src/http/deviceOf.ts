import type { FastifyRequest } from 'fastify'

const DEVICE = /^[\w-]{8,64}$/

/** The device id from the header `d` (seed §3), or null. It is self-reported: good for counting, never for trust. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const named = String(headers['d'] ?? '')
  return DEVICE.test(named) ? named : null
}
