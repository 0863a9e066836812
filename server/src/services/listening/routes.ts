import { audioAlbums, keepAudioPlace } from '@/contracts/course/audio'
import type { Serve } from '../../http/serve'
import type { ListeningService } from './ListeningService'

/** Recordings and places. */
export const listeningRoutes = (serve: Serve, listening: ListeningService): void => {
  serve(audioAlbums, ({ uid }) => listening.albums(uid))
  serve(keepAudioPlace, async ({ uid, params, body }) => {
    await listening.keep(uid, params.trackId, body)
    return { done: true } as const
  })
}
