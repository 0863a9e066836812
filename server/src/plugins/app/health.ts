import type { FastifyInstance } from 'fastify'

/** `/healthz` answers 200 only when the database answers, is migrated, and the content is loaded. */
export const registerHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await isReady().catch(() => false)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 200 : 503, ready })
  })
}
