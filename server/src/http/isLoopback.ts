import type { FastifyRequest } from 'fastify'

/** Whether an address or a host name is this machine's own. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(host)

/** Headers added by proxies; an empty one counts, too. */
const PASSED_ON = [
  'x-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** Whether a request comes from a program on this machine, and not through a proxy that runs on it. */
export const isLocalCaller = ({ headers, socket }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined)
