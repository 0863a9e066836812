import { pageEvents, type PageEvent } from '@/contracts/tracking/pageEvents'
import { WatchTracker } from '@/domain/courses/WatchTracker'
import { cutText } from '@/lib/text/cutText'
import type { KeyValueStore } from '@/platform/storage'

const DWELL = 2
/** Seed §9: the play-time report interval; at most this much is lost when the page is killed. */
const TICK_MS = 1000
/** Prefix of entries that the outbox collects from an earlier visit (stores/Outbox). */
const LEFT_BEHIND = 'outbox:'
/** The longest values that the backend takes. */
const MOST_CHARACTERS = { page: 200, tab: 32 } as const

interface ClipDwellDeps {
  readonly storage: KeyValueStore
  now(): number
  newId(): string
  /** Identity of the visit, sent with every event. */
  readonly whose: Pick<PageEvent, 'uid' | 'context'>
  /** Place of watching: the public path, and the name of the clip. */
  readonly page: string
  readonly tab: string
}

/**
 * How long a clip is watched on a promotion page. Kept each second in the form of an event that waits to be sent: the outbox
 * sends it at the next start when the page is killed.
 */
export class ClipWatchTime {
  private readonly tracker = new WatchTracker()
  private readonly id: string
  private keptAt = 0

  constructor(private readonly deps: ClipDwellDeps) {
    this.id = deps.newId()
  }

  /** The player plays: where, in seconds, and how fast. */
  readonly plays = (place: number, rate = 1): void => {
    const now = this.deps.now()
    this.tracker.plays({ now, place, rate })
    if (now - this.keptAt >= TICK_MS) this.keep(now)
  }

  /** Called at a stop: the next playback counts as a new interval. */
  readonly rests = (): void => this.tracker.rests()

  /** Whole seconds that were watched, in milliseconds; nothing is left behind for the outbox. */
  close(): number {
    this.deps.storage.remove(LEFT_BEHIND + this.id)
    return this.watched
  }

  private get watched(): number {
    return Math.floor(this.tracker.seconds) * 1000
  }

  private keep(at: number): void {
    this.keptAt = at
    if (this.watched === 0) return
    const { storage, whose, page, tab } = this.deps
    const event: PageEvent = {
      ...whose,
      id: this.id,
      type: DWELL,
      page: cutText(page, MOST_CHARACTERS.page),
      tab: cutText(tab, MOST_CHARACTERS.tab),
      duration: this.watched,
      at,
    }
    const entry = { id: this.id, call: pageEvents.id, input: { body: { events: [event] } }, at }
    storage.set(LEFT_BEHIND + this.id, JSON.stringify(entry))
  }
}
