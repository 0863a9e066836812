import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** How long a browser keeps what lies in a folder: the thousands of words hardly change, a clip may be cut anew. */
const FOLDERS = [
  { prefix: '/media/words/', maxAge: '30d' },
  { prefix: '/media/', maxAge: '1d' },
] as const

/** Clips and recordings of the content under /media/, in ranges so that players may jump. */
export const mediaRoutes = async (app: FastifyInstance, contentDir: string): Promise<void> => {
  for (const { prefix, maxAge } of FOLDERS) {
    await app.register(fastifyStatic, {
      root: join(contentDir, prefix),
      prefix,
      decorateReply: false,
      index: false,
      schemaHide: true,
      maxAge,
    })
  }
}
