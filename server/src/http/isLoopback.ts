import type { FastifyRequest } from 'fastify'

/** Whether an address or a host name is this machine's own. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(host)

/** Whether a request comes from a program on this machine, and not through a proxy that runs on it. */
export const isLocalCaller = ({ headers, socket }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers['forwarded']
