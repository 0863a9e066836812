import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../ports/Clock'

/** Tickets of the same hours are the same, so that a browser finds what it has loaded already. */
const WINDOW_MS = 6 * 3_600_000
/** Letters of a signature: 96 bits. */
const SIGNATURE = 16
const TICKET = new RegExp(`^([0-9a-z]+)((?:\\.[\\w-]+){2})?-([\\w-]{${SIGNATURE}})$`)

/** Why somebody may see a film: goods that are held. */
export interface Holding {
  readonly uid: number
  readonly goodsId: string
}

interface FilmTicketsDeps {
  readonly secret: string
  readonly clock: Clock
  /** Whether goods are still held; called with every request, so it has to be cheap. */
  holds(uid: number, goodsId: string): Promise<boolean>
}

/**
 * Signs film addresses, so that entitled viewers can fetch playlists and segments for six to twelve hours. The ticket
 * of a course film names the goods and the learner, and stops working when the entitlement ends (decisions/048).
 */
export class FilmTickets {
  constructor(private readonly deps: FilmTicketsDeps) {}

  /** The address below which the files of a film lie; without a holding the film is open to everybody. */
  placeOf(film: string, holding?: Holding): string {
    const until = (Math.floor(this.deps.clock() / WINDOW_MS) + 2) * WINDOW_MS
    const held = holding ? `.${holding.uid.toString(36)}.${holding.goodsId}` : ''
    const says = until.toString(36) + held
    return `/films/${says}-${this.sign(film, says)}/${film}`
  }

  /** Whether a ticket is genuine, for this film, has not expired, and what it was given for is still held. */
  async admits(ticket: string, film: string): Promise<boolean> {
    const [, moment = '', held = '', signature = ''] = TICKET.exec(ticket) ?? []
    if (!(parseInt(moment, 36) > this.deps.clock())) return false
    const right = Buffer.from(this.sign(film, moment + held))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) return false
    if (held === '') return true
    const [, uid = '', goodsId = ''] = held.split('.')
    return this.deps.holds(parseInt(uid, 36), goodsId)
  }

  /** Whether a ticket is one learner's own, which no shared cache may answer for. */
  isOwn(ticket: string): boolean {
    return ticket.includes('.')
  }

  private sign(film: string, says: string): string {
    return createHmac('sha256', this.deps.secret)
      .update(`${film}\n${says}`)
      .digest('base64url')
      .slice(0, SIGNATURE)
  }
}
