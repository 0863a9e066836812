import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { present } from '../http/present'
import { drawQrCard } from './drawQrCard'

const paramsSchema = v.object({ slug: v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/)) })

/** `/posters/pages/:slug.svg`: the QR code of a page of the catalogue, for whoever reads it on another screen. */
export const pageQrRoutes = (app: FastifyInstance, publicUrl: string): void => {
  app.get('/posters/pages/:slug(^[0-9a-z-]+).svg', { schema: { hide: true } }, async (request, reply) => {
    const params = v.safeParse(paramsSchema, request.params)
    const { slug } = present(params.success ? params.output : null, 'notFound')
    void reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml; charset=utf-8')
    return drawQrCard(`${publicUrl}/market/${slug}`, 480)
  })
}
