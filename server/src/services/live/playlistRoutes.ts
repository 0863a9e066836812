import type { FastifyInstance } from 'fastify'
import { cutClipSchema } from '../../authoring/liveSchemas'
import { ApiError } from '../../http/ApiError'
import type { FilmTickets } from '../../http/FilmTickets'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import { PLAYLIST, type LiveService } from './LiveService'
import { liveWindow } from './liveWindow'

/** Every watcher asks every few seconds: one answer serves them all for a second. */
const FRESH_MS = 1000
/** Rooms whose playlists are kept. */
const MOST = 200

interface PlaylistDeps {
  readonly service: LiveService
  readonly items: ItemRepository
  readonly tickets: FilmTickets
  readonly clock: Clock
}

/** The playlist of a broadcast under the ticket that its call gave out; however many ask, the database is asked once a second. */
export const playlistRoutes = (app: FastifyInstance, deps: PlaylistDeps): void => {
  const kept = new Map<string, { readonly at: number; readonly text: Promise<string> }>()
  const write = async (liveId: string): Promise<string> => {
    const { service, items, clock } = deps
    const planned = await service.planned(liveId)
    const { startsAt, endsAt } = await service.state(planned)
    const now = clock()
    if (now < startsAt) throw new ApiError('liveNotOpen')
    const named = await items.find('live-clip', planned.vid ?? '', cutClipSchema)
    const clip = named ?? (await items.find('live-clip', (await service.rules()).clip, cutClipSchema))
    return liveWindow(present(clip, 'notFound'), {
      elapsed: (Math.min(now, endsAt) - startsAt) / 1000,
      isOver: now >= endsAt,
      addressOf: (name, piece) => `/media/live/${name}/${piece}.m2ts`,
    })
  }
  const playlistOf = (liveId: string): Promise<string> => {
    const known = kept.get(liveId)
    const now = deps.clock()
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.text
    const text = write(liveId)
    kept.delete(liveId)
    kept.set(liveId, { at: now, text })
    text.catch(() => kept.delete(liveId))
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return text
  }
  app.get<{ Params: { ticket: string; liveId: string } }>(
    `/films/:ticket/:liveId/${PLAYLIST}`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { ticket, liveId } = request.params
      if (!deps.tickets.admits(ticket, liveId)) throw new ApiError('forbidden')
      return reply
        .header('cache-control', 'no-cache')
        .type('application/vnd.apple.mpegurl')
        .send(await playlistOf(liveId))
    },
  )
}
