import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { ShareService } from '../services/word/ShareService'
import { present } from '../http/present'
import { drawWordCard } from './drawWordCard'

const paramsSchema = v.object({ shareId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })

interface WordCardSources {
  readonly shares: ShareService
  readonly publicUrl: string
}

/** `/posters/words/:shareId.svg`: a shared vocabulary result as a picture whose code leads to the campaign page. */
export const wordCardRoutes = (app: FastifyInstance, { shares, publicUrl }: WordCardSources): void => {
  app.get(
    '/posters/words/:shareId(^[0-9A-Za-z_-]+).svg',
    { schema: { hide: true } },
    async (request, reply) => {
      const params = v.safeParse(paramsSchema, request.params)
      const { shareId } = present(params.success ? params.output : null, 'notFound')
      const svg = drawWordCard(await shares.find(shareId), `${publicUrl}/word-login`)
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('image/svg+xml; charset=utf-8')
        .send(svg)
    },
  )
}
