import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Clips of the content under /media/, in ranges so that players may jump. */
export const mediaRoutes = async (app: FastifyInstance, contentDir: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(contentDir, 'media'),
    prefix: '/media/',
    decorateReply: false,
    index: false,
    schemaHide: true,
    maxAge: '1d',
  })
}
