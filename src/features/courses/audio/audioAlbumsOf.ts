import { type AudioAlbum, audioAlbums } from '@/contracts/course/audio'
import { audioTracks } from '@/contracts/promo/audioTracks'
import type { Stores } from '@/stores/Stores'
import type { QueuedTrack } from './AudioQueue'

const OPEN = { albumId: 'open', title: '公开音频' }

/** What may be heard: everything of a learner's own, or what is open to a stranger. */
export const audioAlbumsOf = async ({
  call,
  session,
}: Pick<Stores, 'call' | 'session'>): Promise<AudioAlbum[]> => {
  if (session.isLoggedIn) return call(audioAlbums, { params: { uid: session.uid } }, { quiet: true })
  const tracks = await call(audioTracks, {}, { quiet: true })
  return tracks.length > 0 ? [{ ...OPEN, tracks }] : []
}

/** The recordings of albums one after the other. */
export const queued = (albums: readonly AudioAlbum[]): QueuedTrack[] =>
  albums.flatMap(({ albumId, title, tracks }) =>
    tracks.map((track) => ({
      ...track,
      album: title,
      goodsId: track.lessonId === undefined ? undefined : albumId,
    })),
  )

/** The recording that an address names, by itself or as a lesson of a course. */
export const trackNamed = (
  albums: readonly AudioAlbum[],
  { trackId, goodsId, lessonId }: Readonly<Record<string, string | undefined>>,
): QueuedTrack | undefined => {
  const tracks = queued(albums)
  if (lessonId === undefined) return tracks.find((track) => track.trackId === trackId)
  return tracks.find((track) => track.goodsId === goodsId && track.lessonId === lessonId)
}

/** How an address names a recording. */
export const nameOfTrack = ({ trackId, goodsId, lessonId }: QueuedTrack): Record<string, string> =>
  goodsId !== undefined && lessonId !== undefined ? { goodsId, lessonId } : { trackId }
