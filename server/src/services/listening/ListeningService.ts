import { audioTrackSchema } from '@/contracts/promo/audioTracks'
import type { AudioAlbum, AudioPlace, CourseTrack } from '@/contracts/course/audio'
import { audioLessonSchema } from '../../authoring/audioLessonSchema'
import type { FilmTickets } from '../../http/FilmTickets'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { ListeningRepository } from './ListeningRepository'

interface ListeningDeps {
  readonly listening: ListeningRepository
  readonly items: ItemRepository
  readonly clock: Clock
  readonly tickets: FilmTickets
}

type Track = Omit<CourseTrack, 'place'>

/** Puts tracks into albums, in the order in which they come. */
const grouped = (rows: readonly { albumId: string; album: string; track: CourseTrack }[]): AudioAlbum[] => {
  const albums = new Map<string, AudioAlbum>()
  for (const { albumId, album, track } of rows) {
    const found = albums.get(albumId) ?? { albumId, title: album, tracks: [] }
    found.tracks.push(track)
    albums.set(albumId, found)
  }
  return [...albums.values()]
}

/** Audio lessons of a learner and their resume positions. */
export class ListeningService {
  constructor(private readonly deps: ListeningDeps) {}

  async albums(uid: number): Promise<AudioAlbum[]> {
    const { listening, clock, tickets } = this.deps
    const places = await listening.places(uid)
    const placed = (track: Track): CourseTrack => {
      const place = places.get(track.trackId)
      return place ? { ...track, place } : track
    }
    const lessons = await listening.lessons(uid, clock())
    const recorded = await this.recorded(lessons.flatMap(({ audio }) => audio ?? []))
    const own = lessons.flatMap(({ goodsId, course, lessonId, title, audio }) => {
      const track = recorded.get(audio ?? '')
      if (!track) return []
      const url = `${tickets.placeOf(track.trackId, { uid, goodsId })}/audio.mp3`
      return [{ albumId: goodsId, album: course, track: placed({ ...track, url, lessonId, title }) }]
    })
    const open = (await this.open()).map(({ subject, ...track }) => ({
      albumId: `open-${subject}`,
      album: `${subject}听记`,
      track: placed(track),
    }))
    return grouped([...own, ...open])
  }

  async keep(uid: number, trackId: string, { seconds, at }: AudioPlace): Promise<void> {
    // A device whose clock is ahead would win over all others for as long.
    await this.deps.listening.keep(uid, trackId, { seconds, at: Math.min(at, this.deps.clock()) })
  }

  /** Recordings by their ids, also of withdrawn courses, for their owners. */
  private async recorded(trackIds: readonly string[]): Promise<Map<string, Omit<Track, 'url'>>> {
    const rows = await this.deps.items.findAll('audio-lesson', trackIds, audioLessonSchema)
    return new Map(
      rows.map(({ lines, ...row }) => [
        row.trackId,
        {
          ...row,
          lines: lines.map((text) => ({ text })),
        },
      ]),
    )
  }

  /** Recordings for everybody. */
  private open() {
    return this.deps.items.list('audio', audioTrackSchema)
  }
}
