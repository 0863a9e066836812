import type { PageEvent } from '@/contracts/tracking/pageEvents'
import type { KeyValueStore } from '@/platform/storage'
import { cutText } from '@/lib/text/cutText'
import type { Outbox } from './device/Outbox'
import type { PromotionStore } from './account/PromotionStore'
import type { SessionStore } from './account/SessionStore'

/** Seed §7 Tracking: 1 page entry, 2 dwell time, 3 click or login. */
const PAGE_ENTRY = 1
const DWELL = 2
const CLICK = 3

const STORAGE_KEY = 'events'
/** Seed §9: analytics logging, count 1 and time 5: from one event on, a batch leaves after 5 seconds. */
const LOGGING = { count: 1, time: 5 } as const
const SEND_AT = 20
/** The longest values that the backend takes; one longer would have the whole batch refused. */
const MOST_CHARACTERS = { page: 200, name: 64, tab: 32 } as const
const MOST_DWELL_MS = 86_400_000

interface PageTrackerDeps {
  readonly storage: KeyValueStore
  readonly outbox: Outbox
  readonly promotion: PromotionStore
  readonly session: SessionStore
  now(): number
  newId(): string
  setTimeout(run: () => void, ms: number): void
}

/** Parses the record of an earlier visit; only this class writes it. */
const parse = (text: string | undefined): PageEvent[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? (kept as PageEvent[]) : []
  } catch {
    return []
  }
}

/** Gathers page events on the device and hands them to the outbox in batches; nothing is lost between. */
export class PageTracker {
  private events: PageEvent[]
  private isScheduled = false

  constructor(private readonly deps: PageTrackerDeps) {
    this.events = parse(deps.storage.get(STORAGE_KEY))
  }

  enter(page: string): void {
    this.keep({ type: PAGE_ENTRY, page })
  }

  /** `duration` in milliseconds; a clock that was set back in between counts as no time. */
  dwell(page: string, tab: string, duration: number): void {
    const whole = Math.min(Math.max(Math.round(duration), 0), MOST_DWELL_MS)
    this.keep({ type: DWELL, page, tab: cutText(tab, MOST_CHARACTERS.tab), duration: whole })
  }

  click(page: string, name: string): void {
    this.keep({ type: CLICK, page, name: cutText(name, MOST_CHARACTERS.name) })
  }

  /** Hands over what was gathered: on leave, or when enough has come together. */
  async send(): Promise<void> {
    this.isScheduled = false
    if (this.events.length === 0) return
    const events = this.events
    this.events = []
    // The outbox has stored them before it returns: only then they may leave this store (an id that comes twice counts once).
    const sending = this.deps.outbox.add('tracking.pageEvents', { body: { events } })
    this.deps.storage.remove(STORAGE_KEY)
    await sending
  }

  private keep(event: Pick<PageEvent, 'type' | 'page' | 'name' | 'tab' | 'duration'>): void {
    const { promotion, session, now, newId } = this.deps
    this.events.push({
      id: newId(),
      at: now(),
      context: { ...promotion.context },
      ...(session.uid && { uid: session.uid }),
      ...event,
      page: cutText(event.page, MOST_CHARACTERS.page),
    })
    this.deps.storage.set(STORAGE_KEY, JSON.stringify(this.events))
    if (this.events.length >= SEND_AT) return void this.send()
    if (this.isScheduled || this.events.length < LOGGING.count) return
    this.isScheduled = true
    this.deps.setTimeout(() => void this.send(), LOGGING.time * 1000)
  }
}
