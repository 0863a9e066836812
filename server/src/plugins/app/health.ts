import type { FastifyInstance } from 'fastify'
import type { DiskWatch } from '../../db/DiskWatch'
import type { ContentStanding } from '../../authoring/ContentLoader'

const PATIENCE_MS = 2000

const inTime = <T>(work: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((answer) => {
    timer = setTimeout(() => answer(undefined), PATIENCE_MS)
  })
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}

/**
 * `/healthz` answers 200 only when the database answers soon, is migrated, and the content is loaded; else 503. When the files
 * of `content/` are not what is loaded, or a write found no room on the disk, the backend does what it can and the answer says it. Each
 * process names the revision of its folder.
 */
export const registerHealth = (
  app: FastifyInstance,
  standing: () => Promise<ContentStanding>,
  disk: DiskWatch,
): void => {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    const content = await inTime(standing())
    const ready = content?.isThere ?? false
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 200 : 503,
        ready,
        ...(content && { revision: content.revision }),
        ...(content?.notices.length && { notices: content.notices }),
        ...(disk.isFull() && { disk: 'full' }),
        ...(content?.changed.length && {
          content: { notLoaded: content.changed, problems: content.problems },
        }),
      })
  })
}
