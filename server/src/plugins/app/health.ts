import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 2000

const inTime = (work: Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((answer) => {
    timer = setTimeout(() => answer(false), PATIENCE_MS)
  })
  return Promise.race([work.catch(() => false), late]).finally(() => clearTimeout(timer))
}

/** `/healthz` answers 200 only when the database answers soon, is migrated, and the content is loaded; else 503. */
export const registerHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await inTime(isReady())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 200 : 503, ready })
  })
}
