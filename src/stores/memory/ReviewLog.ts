import { makeAutoObservable, runInAction } from 'mobx'
import { type ApiError, catchApiError } from '@/api'
import { eventId, nextEventTime } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { restamp } from '@/domain/memory/restamp'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { MemoryLog } from '@/domain/memory/MemoryLog'
import type { MemoryState } from '@/domain/memory/memoryState'
import { sendInParts } from '../refused/sendInParts'
import type { LogStorage, Mending } from './LogStorage'

const SEND_SIZE = 500
const FETCH_SIZE = 2000
/** Number of loose events that triggers a new snapshot. */
const MOST_LOOSE = 60

/** Event fields without the header. */
type Unheaded<E> = E extends MemoryEvent ? Omit<E, 'id' | 'at' | 'device'> : never
export type EventFields = Unheaded<MemoryEvent>

/** The backend's side of a log. Both may fail as any call does. */
export interface LogLink {
  send(events: readonly MemoryEvent[]): Promise<{
    /** Ids of events that break the rules of the log. */
    readonly refused: readonly string[]
    /** The backend's clock. */
    readonly now: number
  }>
  fetch(query: { readonly after: number; readonly size: number }): Promise<{
    readonly events: readonly MemoryEvent[]
    readonly cursor: number
    readonly more: boolean
  }>
}

interface ReviewLogDeps {
  readonly link: LogLink
  readonly device: string
  readonly weights: readonly number[] | undefined
  readonly logStorage: LogStorage
  now(): number
  /** Offset of `now` to the device clock; events from before it was known lack it. */
  offset(): number
  /** The device has no room for an answer: it is in memory only, until it is sent. */
  onFull(): void
  /** Moves an event that the backend refuses for good to quarantine; false when the device has no room there. */
  setAside(event: MemoryEvent, error: ApiError): boolean
  /** Called with the number of reviews that the backend has ignored, for example of a word that it lacks. */
  onIgnored(count: number): void
}

/**
 * The learner's log on this device: answers go in at once and are kept before anything else happens; the backend gets them
 * when it can, and gives those of other devices.
 */
export class ReviewLog {
  /** Grows with every change: views and queues that read the log depend on it. */
  version = 0
  unsentCount = 0
  private log: MemoryLog
  private cursor = 0
  private lastAt = 0
  private loose = 0
  private isOpen = false
  /** Whether the backend's log was fetched once, even if empty. */
  private isTold = false
  private syncing: Promise<boolean> | undefined = undefined

  constructor(private readonly deps: ReviewLogDeps) {
    this.log = new MemoryLog(new MemoryModel(deps.weights))
    makeAutoObservable<
      this,
      'deps' | 'log' | 'cursor' | 'lastAt' | 'loose' | 'isOpen' | 'isTold' | 'syncing'
    >(
      this,
      {
        deps: false,
        log: false,
        cursor: false,
        lastAt: false,
        loose: false,
        isOpen: false,
        isTold: false,
        syncing: false,
        states: false,
        model: false,
      },
      { autoBind: true },
    )
  }

  get model(): MemoryModel {
    return this.log.model
  }

  /** Not a computed value: the map stays the same object, and only `version` changes. */
  get states(): ReadonlyMap<string, MemoryState> {
    void this.version
    return this.log.states
  }

  stateOf(word: string): MemoryState | undefined {
    return this.states.get(word)
  }

  historyOf(word: string): readonly MemoryEvent[] {
    void this.version
    return this.log.historyOf(word)
  }

  /** The histories of all words, for records and calibration. */
  histories(): (readonly MemoryEvent[])[] {
    void this.version
    return this.log.words().map((word) => this.log.historyOf(word))
  }

  eventsOn(day: number): readonly MemoryEvent[] {
    void this.version
    return this.log.eventsOn(day)
  }

  readonly loadOn = (day: number): number => this.log.loadOn(day)

  /** Puts what the device kept in place; cheap the second time. */
  open(): void {
    if (this.isOpen) return
    this.isOpen = true
    const kept = this.deps.logStorage.load()
    if (kept.snapshot) this.log = MemoryLog.restore(this.log.model, kept.snapshot)
    this.isTold = kept.snapshot !== undefined
    this.cursor = kept.cursor
    this.log.add(kept.events)
    this.loose = kept.events.length
    if (kept.mending) this.mend(kept.mending)
    this.lastAt = this.lastKept()
    this.unsentCount = this.deps.logStorage.unsent().length
    this.version += 1
  }

  /**
   * Opens the log; on a new device only after fetching what other devices did, so that learned words do not appear as
   * new. Throws when the fetch fails.
   */
  async ready(): Promise<void> {
    this.open()
    if (!this.isTold && this.log.words().length === 0) await this.fetch()
  }

  /** Keeps an event on the device and lets it count. */
  append(fields: EventFields): MemoryEvent {
    const { device, now, logStorage } = this.deps
    const at = nextEventTime(now(), this.lastAt)
    const event = { ...fields, id: eventId(at, device), at, device } as MemoryEvent
    if (!logStorage.append(event)) this.deps.onFull()
    this.lastAt = at
    this.loose += 1
    this.log.add([event])
    this.unsentCount += 1
    this.version += 1
    return event
  }

  /** Takes back this device's latest event of the study day; answers that event. */
  undo(): MemoryEvent | undefined {
    const last = this.undoable
    if (last) this.append({ kind: 'undo', word: last.word, target: last.id })
    return last
  }

  get undoable(): MemoryEvent | undefined {
    void this.version
    return this.log.undoable(this.deps.device, this.deps.now())
  }

  /** Sends and fetches; true when both sides have the same. Never throws for want of a network. */
  sync(): Promise<boolean> {
    this.open()
    this.syncing ??= this.exchange().finally(() => {
      this.syncing = undefined
    })
    return this.syncing
  }

  /** Folds loose events into the snapshot when they have become many; for idle moments. */
  tidy(): void {
    if (this.loose >= MOST_LOOSE) this.save()
  }

  /** Called when a session is left: sends its answers, and compacts the log. */
  rest(): void {
    void this.sync()
    this.tidy()
  }

  private save(): boolean {
    const isKept = this.deps.logStorage.save(this.log.snapshot(), this.cursor)
    if (isKept) this.loose = this.deps.logStorage.unsent().length
    return isKept
  }

  private async exchange(): Promise<boolean> {
    const both = async (): Promise<true> => {
      await this.send()
      await this.fetch()
      // Events added during a sync trigger no second sync, so drain the queue here.
      await this.send()
      return true
    }
    return catchApiError(both, () => false)
  }

  private async send(): Promise<void> {
    const { logStorage } = this.deps
    for (let events = logStorage.unsent(); events.length > 0; events = logStorage.unsent()) {
      await sendInParts(events.slice(0, SEND_SIZE), {
        send: (part) => this.sendPart(part),
        refuse: (event, error) => runInAction(() => this.refuse(event, error)),
      })
    }
  }

  private async sendPart(part: readonly MemoryEvent[]): Promise<void> {
    const { link, logStorage, onIgnored } = this.deps
    const answer = await link.send(part)
    const refused = new Set(answer.refused)
    logStorage.markSent(part.filter(({ id }) => !refused.has(id)))
    if (refused.size > 0) runInAction(() => this.correct(refused, answer.now))
    // Events of the future are corrected and sent again.
    const ignored = part.filter(({ id, at }) => refused.has(id) && at <= answer.now).length
    if (ignored > 0) onIgnored(ignored)
    runInAction(() => {
      this.unsentCount = logStorage.unsent().length
    })
  }

  /** An event that the backend refuses for good counts no more; the others go on. */
  private refuse(event: MemoryEvent, error: ApiError): void {
    const { logStorage, setAside } = this.deps
    if (!setAside(event, error)) logStorage.skip(event.id)
    this.mend({ wrong: [event], right: [] })
    this.unsentCount = logStorage.unsent().length
    this.version += 1
  }

  /**
   * Replaces refused events: a time in the future is corrected and sent again under a new id; other refusals are
   * dropped with what depends on them.
   */
  private correct(refused: ReadonlySet<string>, backendNow: number): void {
    const { logStorage, offset } = this.deps
    const unsent = logStorage.unsent()
    const ahead = unsent.filter(({ at }) => at > backendNow)
    const wrong = unsent.filter(({ id, at }) => refused.has(id) || at > backendNow)
    this.log.remove(wrong)
    const right = restamp(ahead, { offset: offset(), now: backendNow, after: this.lastKept(wrong) })
    this.mend({ wrong, right })
    this.lastAt = this.lastKept()
    this.version += 1
  }

  private mend(mending: Mending): void {
    const { logStorage } = this.deps
    logStorage.replace(mending)
    this.log.remove(mending.wrong)
    this.log.add(mending.right)
    if (this.save()) logStorage.endReplacing()
  }

  /** The latest moment of this device's log, undone events and undos included, some events left out. */
  private lastKept(without: readonly MemoryEvent[] = []): number {
    const left = new Set(without.map(({ id }) => id))
    const loose = this.deps.logStorage.load().events.filter(({ id }) => !left.has(id))
    return loose.reduce((last, { at }) => Math.max(last, at), this.log.latest())
  }

  private async fetch(): Promise<void> {
    const { link } = this.deps
    let found = 0
    let isNews = false
    for (let more = true; more;) {
      const part = await link.fetch({ after: this.cursor, size: FETCH_SIZE })
      more = part.more
      found += part.events.length
      isNews = runInAction(() => this.take(part.events, part.cursor)) || isNews
    }
    this.loose += found
    if (isNews || !this.isTold) this.save()
    else this.tidy()
    this.isTold = true
  }

  /** Whether the events were news to this device. */
  private take(events: readonly MemoryEvent[], cursor: number): boolean {
    this.cursor = cursor
    const isNews = this.log.add(events).length > 0
    if (isNews) this.version += 1
    return isNews
  }
}
