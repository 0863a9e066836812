import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/ApiError'
import type { FilmTickets } from '../../http/FilmTickets'
import type { Clock } from '../../ports/Clock'
import { type LiveService, PLAYLIST, RECORDING } from './LiveService'
import { liveRecording, liveWindow } from './liveWindow'
import { filmOfClip, type BroadcastClips } from './BroadcastClips'

/** Cache of playlists: every watcher polls every few seconds. */
const FRESH_MS = 1000
/** Rooms whose playlists are kept. */
const MOST = 200

interface PlaylistDeps {
  readonly service: LiveService
  readonly reels: BroadcastClips
  readonly tickets: FilmTickets
  readonly clock: Clock
}

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

/** Contents of each playlist: a rolling window while it runs, everything once it is over. */
const playlistsOf = ({ service, reels, tickets, clock }: PlaylistDeps) => {
  // The playlist is behind the ticket of its watcher; its pieces are behind one for all watchers, which costs no database (079).
  const pieceOf = (clip: string, piece: number): string => `${tickets.placeOf(filmOfClip(clip))}/${piece}.ts`
  return {
    [PLAYLIST]: async (liveId: string) => {
      const planned = await service.planned(liveId)
      const [{ startsAt, endsAt }, now] = [await service.state(planned), clock()]
      if (now < startsAt) throw new ApiError('liveNotOpen')
      const isOver = now >= endsAt
      const cut = isOver ? await reels.recorded(planned) : await reels.shown(planned, now)
      const elapsed = (Math.min(now, endsAt) - startsAt) / 1000
      return liveWindow(cut, { elapsed, isOver, addressOf: pieceOf })
    },
    [RECORDING]: async (liveId: string) => {
      const planned = await service.planned(liveId)
      const { startsAt, endsAt } = await service.state(planned)
      if (clock() < endsAt) throw new ApiError('liveNotOpen')
      return liveRecording(await reels.recorded(planned), (endsAt - startsAt) / 1000, pieceOf)
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
