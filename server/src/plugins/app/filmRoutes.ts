import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/ApiError'
import type { FilmTickets } from '../../http/FilmTickets'

/** Plain names below the film's folder: a way out of it (`..`, also spelt otherwise) is the way to films of other tickets. */
const FILE = /^(?:[\w-]+\/)*[\w-]+(?:\.\w+)?$/
/** No longer than the shortest ticket, in seconds. */
const MAX_AGE = 6 * 3600

interface FilmPlace {
  readonly ticket: string
  readonly film: string
  readonly '*': string
}

/** Playlists, pieces, subtitles and first pictures of films, under the ticket that the lesson's call gave out. */
export const filmRoutes = async (
  app: FastifyInstance,
  contentDir: string,
  tickets: FilmTickets,
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: join(contentDir, 'film-media'), serve: false })
    scope.get<{ Params: FilmPlace }>(
      '/films/:ticket/:film/*',
      { schema: { hide: true } },
      async (request, reply) => {
        const { ticket, film, '*': file } = request.params
        if (!FILE.test(file) || !(await tickets.admits(ticket, film))) throw new ApiError('forbidden')
        void reply.header(
          'cache-control',
          `${tickets.isOwn(ticket) ? 'private' : 'public'}, max-age=${MAX_AGE}`,
        )
        return reply.sendFile(`${film}/${file}`, { cacheControl: false })
      },
    )
  })
}
