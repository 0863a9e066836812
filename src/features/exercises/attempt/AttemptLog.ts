import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type ApiError, catchApiError } from '@/api'
import { MOST_EVENTS_SENT, type SentEvent } from '@/contracts/exercise/attemptEvents'
import type { Attempt, Opening } from '@/contracts/exercise/attempts'
import type { AttemptState, AttemptTerms } from '@/domain/attempt/AttemptState'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { nextEventTime } from '@/domain/memory/eventIds'
import { newId } from '@/lib/newId'
import { sendInParts } from '@/stores/refused/sendInParts'
import type { AttemptApi } from './AttemptApi'
import type { AttemptStorage, QuestionResult } from './AttemptStorage'
import { mergedAttemptLog } from './mergedAttemptLog'

/** Event fields without the header. */
type Unheaded<E> = E extends SentEvent ? Omit<E, 'id' | 'at'> : never
export type EventFields = Unheaded<SentEvent>

/** Pauses before sending is tried again, in milliseconds; the last one repeats. */
const PAUSES_MS = [3000, 10_000, 30_000]
/** A timer of the very next one may come before it is drawn. */
const TWO_FRAMES_MS = 32

interface AttemptLogDeps {
  readonly api: AttemptApi
  readonly attemptStorage: AttemptStorage
  readonly device: string
  /** The device's clock, as it shows. */
  now(): number
  /** The backend's clock minus the device's, in milliseconds. */
  offset(): number
  /** Called when the device storage is full: events are in memory only, until they are sent. */
  onFull(): void
  /** Moves an event that the backend refuses for good to quarantine; false when the device has no room there. */
  setAside(event: SentEvent, error: ApiError): boolean
  /**
   * Called with answers that the backend has ignored, before they are dropped: too late, or of a question whose key is known.
   * Returns those that must stay in their place, because a full device cannot move them to quarantine.
   */
  onIgnored(answers: readonly SentEvent[]): readonly SentEvent[]
}

/**
 * One attempt on this device (optimistic): every event is persisted first and applied at once; it is sent when the
 * backend can be reached, whose answer brings events of other devices, keys and the end.
 */
export class AttemptLog {
  /** As the backend gave it last. */
  attempt: Attempt | undefined = undefined
  told: Readonly<Record<string, QuestionResult>> = {}
  /** Another device has opened the attempt after this one. */
  isElsewhere = false
  unsentCount = 0
  /** The backend could not be reached the last time. */
  isCutOff = false
  /** Why the backend refuses the attempt itself; empty while the network or nothing is at fault. */
  refusal = ''
  /** How many events were set aside since the page was opened. */
  refusedCount = 0
  private own: readonly SentEvent[] = []
  private lastAt = 0
  private failures = 0
  private isStale = false
  private syncing: Promise<boolean> | undefined = undefined
  private soon: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(private readonly deps: AttemptLogDeps) {
    makeAutoObservable<this, 'deps' | 'own' | 'lastAt' | 'failures' | 'isStale' | 'syncing' | 'soon'>(
      this,
      {
        deps: false,
        attempt: observableRef,
        told: observableRef,
        own: observableRef,
        lastAt: false,
        failures: false,
        isStale: false,
        syncing: false,
        soon: false,
      },
      { autoBind: true },
    )
  }

  get attemptStorage(): AttemptStorage {
    return this.deps.attemptStorage
  }

  get attemptId(): string {
    return this.deps.attemptStorage.attemptId
  }

  get terms(): AttemptTerms | undefined {
    if (!this.attempt) return undefined
    const { kind, questions, startedAt, endsAt } = this.attempt
    return { policy: attemptPolicies[kind], questionIds: questions.map(({ id }) => id), startedAt, endsAt }
  }

  /** The current state of the attempt, with all events that this device knows. */
  get state(): AttemptState | undefined {
    const { attempt, terms, own, deps } = this
    return attempt && terms && replayAttempt(terms, mergedAttemptLog(attempt, own, deps.device))
  }

  /** Whether the backend knows that the attempt has ended: then it can be reported. */
  get isClosed(): boolean {
    return this.attempt?.endedAt !== undefined && this.attempt.endedAt !== null && this.unsentCount === 0
  }

  /** Goes on where the device or the backend has it; begins it where there is an opening. Throws when neither can be had. */
  async open(opening?: Opening): Promise<void> {
    const { attemptStorage } = this.deps
    const kept = attemptStorage.attempt.read()
    if (kept) this.recall(kept)
    else this.take(await this.ask(opening), [])
    attemptStorage.enlist()
    this.append({ kind: 'open' })
    this.isStale = kept !== undefined
    void this.sync()
  }

  /** Keeps an event on the device and lets it count. */
  append(fields: EventFields): void {
    const { attemptStorage, now, offset, onFull } = this.deps
    const end = this.attempt?.endsAt ?? Infinity
    // Clamp to the end time: input present at the end was made before it.
    this.lastAt = Math.min(nextEventTime(now(), this.lastAt), end - offset())
    const event = { ...fields, id: newId(), at: this.lastAt }
    if (!attemptStorage.events.append(event)) onFull()
    this.own = [...this.own, event]
    this.unsentCount += 1
  }

  /** Sends pending events, and fetches the attempt where it changed elsewhere. True when both sides agree. */
  sync(): Promise<boolean> {
    this.rest()
    this.syncing ??= this.exchange().finally(() => {
      this.syncing = undefined
    })
    return this.syncing
  }

  /** The network may be back: no pause is waited out, and what was on its way when it went away is no reason for another. */
  async retry(): Promise<void> {
    this.failures = 0
    const lost = this.syncing
    if (lost && (await lost)) return
    await this.sync()
  }

  /** Sends at once, but for the frame that shows what was done: making a request takes a slow processor as long as drawing. */
  syncAfterFrame(): void {
    this.rest()
    this.soon = setTimeout(() => void this.sync(), TWO_FRAMES_MS)
  }

  /** Sends within `ms`, with what is done until then. */
  syncWithin(ms: number): void {
    if (this.syncing || this.soon !== undefined) return
    this.soon = setTimeout(() => void this.sync(), ms)
  }

  /** The same, with the attempt fetched in any case. */
  async refresh(): Promise<boolean> {
    await this.syncing
    this.isStale = true
    return this.sync()
  }

  /** Stops retries when the page is gone; pending events stay on the device. */
  rest(): void {
    clearTimeout(this.soon)
    this.soon = undefined
  }

  private async exchange(): Promise<boolean> {
    const { events } = this.deps.attemptStorage
    const both = async (): Promise<boolean> => {
      // Detect that another page of this device has sent the events, and got an answer that this one lacks: fetch
      // again.
      this.isStale ||= this.unsentCount > 0 && events.unsent().length === 0
      // Events added during an exchange trigger no second one, so drain the queue here.
      while (this.isStale || events.unsent().length > 0) {
        await this.send()
        if (this.isStale) await this.fetch()
      }
      this.failures = 0
      runInAction(() => {
        this.isCutOff = false
        this.refusal = ''
      })
      return true
    }
    return catchApiError(both, this.failed)
  }

  private failed(error: ApiError): false {
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)]
    this.failures += 1
    this.isCutOff = true
    this.refusal = error.isRefusal || error.kind === 'needs-consent' ? error.msg : ''
    if (!error.isRefusal) this.soon = setTimeout(() => void this.sync(), pause)
    return false
  }

  private async send(): Promise<void> {
    const { events } = this.deps.attemptStorage
    for (let waiting = events.unsent(); waiting.length > 0; waiting = events.unsent())
      await sendInParts(waiting.slice(0, MOST_EVENTS_SENT), {
        send: (part) => this.sendPart(part),
        refuse: (event, error) => this.refuse(event, error),
      })
  }

  /** An event that the backend refuses for good counts no more; the others go on. */
  private refuse(event: SentEvent, error: ApiError): void {
    const { events } = this.deps.attemptStorage
    if (this.deps.setAside(event, error)) events.withdraw(new Set([event.id]))
    // Skipped in any case: where the device cannot remove the key, sending again would never end.
    events.skip(event.id)
    runInAction(() => {
      this.refusedCount += 1
      this.own = this.own.filter(({ id }) => id !== event.id)
      this.unsentCount = events.unsent().length
    })
  }

  private async sendPart(part: readonly SentEvent[]): Promise<void> {
    const { api, device, now, offset, attemptStorage, onIgnored } = this.deps
    const clock = { sentAt: now(), offset: offset() }
    const answer = await api.send({ device, clock, events: [...part] })
    const refused = new Set(answer.refused)
    attemptStorage.events.markSent(part.filter(({ id }) => !refused.has(id)))
    const ignored = part.filter(({ id, kind }) => refused.has(id) && kind === 'answer')
    // Skipped events survive the withdrawal: they lie where they are until the device has room.
    if (ignored.length > 0) for (const { id } of onIgnored(ignored)) attemptStorage.events.skip(id)
    attemptStorage.events.withdraw(refused)
    runInAction(() => {
      // Reload when events were refused, another device answered, or an adaptive test has its next question.
      this.isStale ||= refused.size > 0 || answer.hasMore || answer.isElsewhere
      this.own = this.own.filter(({ id }) => !refused.has(id))
      this.isElsewhere = answer.isElsewhere
      this.unsentCount = attemptStorage.events.unsent().length
      this.hear(answer.feedback)
      this.end(answer)
    })
  }

  private hear(feedback: readonly ({ readonly questionId: string } & QuestionResult)[]): void {
    if (feedback.length === 0) return
    const fresh = feedback.map(({ questionId, ...told }) => [questionId, told] as const)
    this.told = { ...this.told, ...Object.fromEntries(fresh) }
    this.deps.attemptStorage.told.write({ ...this.told })
  }

  private end({ now, endsAt, endedAt }: Pick<Attempt, 'now' | 'endsAt' | 'endedAt'>): void {
    const { attempt } = this
    if (!attempt || endedAt === null || attempt.endedAt === endedAt) return
    const endedBy = endedAt === endsAt ? 'expire' : 'handIn'
    this.attempt = { ...attempt, now, endsAt, endedAt, endedBy }
    this.deps.attemptStorage.attempt.write(this.attempt)
  }

  private async fetch(): Promise<void> {
    const held = this.deps.attemptStorage.events.sent()
    this.take(await this.ask(), held)
  }

  private ask(opening?: Opening): Promise<Attempt> {
    const { api } = this.deps
    return opening ? api.open(opening) : api.read()
  }

  /** Takes over the backend's attempt, which contains the events sent before it was fetched. */
  private take(attempt: Attempt, held: readonly SentEvent[]): void {
    const { events, attempt: kept } = this.deps.attemptStorage
    const isKept = kept.write(attempt)
    if (!isKept) this.deps.onFull()
    const ids = new Set(held.map(({ id }) => id))
    if (isKept) events.dropSent(({ id }) => ids.has(id))
    runInAction(() => {
      this.isStale = false
      this.attempt = attempt
      this.own = [...events.sent().filter(({ id }) => !ids.has(id)), ...events.unsent()]
      this.unsentCount = events.unsent().length
      this.told = { ...this.told, ...toldBy(attempt) }
    })
  }

  private recall(attempt: Attempt): void {
    const { events, told } = this.deps.attemptStorage
    this.attempt = attempt
    this.own = [...events.sent(), ...events.unsent()]
    this.lastAt = this.own.reduce((last, { at }) => Math.max(last, at), 0)
    this.unsentCount = events.unsent().length
    this.told = { ...toldBy(attempt), ...told.read() }
  }
}

/** The keys that an attempt brings along. */
const toldBy = ({ questions, answers }: Attempt): Record<string, QuestionResult> => {
  const outcomes = new Map(answers.map(({ questionId, outcome }) => [questionId, outcome]))
  return Object.fromEntries(
    questions.flatMap(({ id, feedback }) =>
      feedback ? [[id, { ...feedback, outcome: outcomes.get(id) ?? ('empty' as const) }]] : [],
    ),
  )
}
