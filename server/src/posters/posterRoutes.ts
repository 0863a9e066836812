import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { present } from '../http/present'
import type { BranchRepository } from '../services/base/BranchRepository'
import type { ContentRepository } from '../services/content/ContentRepository'
import type { PromoRepository } from '../services/promo/PromoRepository'
import { drawPoster } from './drawPoster'
import { drawQrCard } from './drawQrCard'
import { type Poster, posterSchema } from './posterSchema'

const paramsSchema = v.object({ name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })
const querySchema = v.object({
  w: v.optional(
    v.pipe(v.string(), v.regex(/^\d{2,4}$/), v.transform(Number), v.minValue(80), v.maxValue(1500)),
  ),
})

interface PosterSources {
  readonly content: ContentRepository
  readonly branches: BranchRepository
  readonly promos: PromoRepository
}

const etagOf = (svg: string) => `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`

/** `/posters/:name.svg?w=`: pictures drawn from descriptions; `qr-<seller>` is the QR code of a teacher. */
export const posterRoutes = (app: FastifyInstance, { content, branches, promos }: PosterSources): void => {
  /** Posters of published versions stand beside those of the content's files. */
  const described = async (name: string): Promise<Poster> => {
    const authored = await content.find('poster', name, posterSchema)
    return authored ?? v.parse(posterSchema, present(await promos.poster(name), 'notFound'))
  }
  const draw = async (name: string, width: number | undefined): Promise<string> => {
    if (!name.startsWith('qr-')) {
      return drawPoster(await described(name), width)
    }
    const { seller } = present(await branches.sellerById(name.slice(3)), 'notFound')
    return drawQrCard(`https://u.wechat.com/${seller.wechatId}`, width)
  }
  app.get('/posters/:name(^[0-9A-Za-z_-]+).svg', { schema: { hide: true } }, async (request, reply) => {
    const params = v.safeParse(paramsSchema, request.params)
    const query = v.safeParse(querySchema, request.query)
    const { name } = present(params.success ? params.output : null, 'notFound')
    const svg = await draw(name, query.success ? query.output.w : undefined)
    const etag = etagOf(svg)
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/svg+xml; charset=utf-8').send(svg)
  })
}
