import type { FastifyInstance } from 'fastify'

const WARNING =
  'x-forwarded-for arrived, but TRUST_PROXY is not set: all callers behind the proxy count as one address and share its rate limits ' +
  'and its queue. Set TRUST_PROXY to the number of proxies or their networks (docs/operations.md), unless the caller forged the header.'

/** Warns once in the log when a proxy seems to be in front of a process that trusts none. */
export const registerProxyWarning = (app: FastifyInstance): void => {
  let isWarned = false
  app.addHook('onRequest', ({ headers }, _, done) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      app.log.warn(WARNING)
    }
    done()
  })
}
