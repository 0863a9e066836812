import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../ports/Clock'

/** Tickets of the same hours are the same, so that a browser finds what it has loaded already. */
const WINDOW_MS = 6 * 3_600_000
/** Letters of a signature: 96 bits. */
const SIGNATURE = 16

/** Lets whoever may see a film fetch its playlists and pieces, for six to twelve hours: a ticket stands in their address. */
export class FilmTickets {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
  ) {}

  /** The address below which the files of a film lie. */
  placeOf(film: string): string {
    const until = (Math.floor(this.clock() / WINDOW_MS) + 2) * WINDOW_MS
    return `/films/${until.toString(36)}-${this.sign(film, until)}/${film}`
  }

  /** Whether a ticket is genuine, for this film, and has not expired. */
  admits(ticket: string, film: string): boolean {
    const [moment = '', signature = ''] = ticket.split(/-(.*)/)
    const until = parseInt(moment, 36)
    if (!(until > this.clock())) return false
    const right = Buffer.from(this.sign(film, until))
    const given = Buffer.from(signature)
    return right.length === given.length && timingSafeEqual(right, given)
  }

  private sign(film: string, until: number): string {
    return createHmac('sha256', this.secret)
      .update(`${film}\n${until}`)
      .digest('base64url')
      .slice(0, SIGNATURE)
  }
}
