import type { FastifyInstance } from 'fastify'
import { cutClipSchema } from '../../authoring/liveSchemas'
import { ApiError } from '../../http/ApiError'
import type { FilmTickets } from '../../http/FilmTickets'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import { type LiveService, PLAYLIST, RECORDING } from './LiveService'
import { type CutClip, liveRecording, liveWindow } from './liveWindow'

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

const pieceOf = (clip: string, piece: number): string => `/media/live/${clip}/${piece}.m2ts`

/** Answers that serve everybody for a second, the newest of them. */
const keptBriefly = (clock: Clock, write: (liveId: string) => Promise<string>) => {
  const kept = new Map<string, { readonly at: number; readonly text: Promise<string> }>()
  return (liveId: string): Promise<string> => {
    const known = kept.get(liveId)
    const now = clock()
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.text
    const text = write(liveId)
    kept.delete(liveId)
    kept.set(liveId, { at: now, text })
    text.catch(() => kept.delete(liveId))
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return text
  }
}

/** What each file of a broadcast says: the rolling window while it runs, all of it once it is over. */
const playlistsOf = ({ service, items, clock }: PlaylistDeps) => {
  const timed = async (liveId: string) => {
    const planned = await service.planned(liveId)
    const named = await items.find('live-clip', planned.vid ?? '', cutClipSchema)
    const clip = named ?? (await items.find('live-clip', (await service.rules()).clip, cutClipSchema))
    return { cut: present<CutClip>(clip, 'notFound'), ...(await service.state(planned)), now: clock() }
  }
  return {
    [PLAYLIST]: async (liveId: string) => {
      const { cut, startsAt, endsAt, now } = await timed(liveId)
      if (now < startsAt) throw new ApiError('liveNotOpen')
      const elapsed = (Math.min(now, endsAt) - startsAt) / 1000
      return liveWindow(cut, { elapsed, isOver: now >= endsAt, addressOf: pieceOf })
    },
    [RECORDING]: async (liveId: string) => {
      const { cut, startsAt, endsAt, now } = await timed(liveId)
      if (now < endsAt) throw new ApiError('liveNotOpen')
      return liveRecording(cut, (endsAt - startsAt) / 1000, pieceOf)
    },
  }
}

/** The playlists of a broadcast under the ticket that its call gave out; however many ask, the database is asked once a second. */
export const playlistRoutes = (app: FastifyInstance, deps: PlaylistDeps): void => {
  for (const [file, write] of Object.entries(playlistsOf(deps))) {
    const playlistOf = keptBriefly(deps.clock, write)
    app.get<{ Params: { ticket: string; liveId: string } }>(
      `/films/:ticket/:liveId/${file}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { ticket, liveId } = request.params
        if (!(await deps.tickets.admits(ticket, liveId))) throw new ApiError('forbidden')
        return reply
          .header('cache-control', 'no-cache')
          .type('application/vnd.apple.mpegurl')
          .send(await playlistOf(liveId))
      },
    )
  }
}
