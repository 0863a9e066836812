import type { Film } from '@/contracts/course/lessons'
import { type AuthoredFilm, authoredFilmSchema } from '../../authoring/filmSchema'
import type { FilmTickets, Holding } from '../../http/FilmTickets'
import type { ItemRepository } from '../../repository/ItemRepository'

/** The films of lessons, with addresses that are good for some hours. */
export class Films {
  constructor(
    private readonly items: ItemRepository,
    private readonly tickets: FilmTickets,
  ) {}

  /** A film; that of a lesson without a trial needs an entitlement to its course. */
  async find(name: string | null, holding?: Holding): Promise<Film | undefined> {
    const film = await this.authored(name)
    if (!film || name === null) return undefined
    const place = this.tickets.placeOf(name, holding)
    return {
      seconds: film.seconds,
      poster: `${place}/poster.webp`,
      ...(film.provider && { provider: film.provider }),
      sources: film.qualities.map(({ playlist, ...source }) => ({ ...source, url: `${place}/${playlist}` })),
      chapters: film.slides.map(({ at, title }) => ({ at, title })),
      cues: film.slides.flatMap(({ says }) => says),
      subtitles: `${place}/zh.vtt`,
      handout: {
        title: film.title,
        lines: film.slides.flatMap(({ title, lines }) => [title, ...lines.map((line) => `· ${line}`)]),
      },
    }
  }

  /** How long a film is, in seconds. */
  async lengthOf(name: string | null): Promise<number | undefined> {
    return (await this.authored(name))?.seconds
  }

  private async authored(name: string | null): Promise<AuthoredFilm | undefined> {
    return name === null ? undefined : this.items.find('film', name, authoredFilmSchema)
  }
}
