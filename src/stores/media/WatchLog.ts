import { catchApiError, type CallApi } from '@/api'
import { watched, type LessonProgress, type WatchSession } from '@/contracts/course/watching'
import { WatchTracker } from '@/domain/courses/WatchTracker'
import { studyDay } from '@/domain/memory/studyDay'
import type { KeyValueStore } from '@/platform/storage'
import type { Outbox } from '../device/Outbox'
import { ResumePositions, type WatchedLesson } from './ResumePositions'

/** Seed §9: the play-time report interval; at most this much is lost when the app is killed. */
const TICK_MS = 1000
/** Throttle of reports to the backend, except at a pause and at the end. */
const SEND_MS = 20_000
/** The backend takes two hundred. */
const MOST_STRETCHES = 150
/** Prefix of entries that the outbox collects from an earlier visit (stores/Outbox). */
const LEFT_BEHIND = 'outbox:'

interface WatchLogDeps {
  readonly storage: KeyValueStore
  readonly call: CallApi
  readonly outbox: Pick<Outbox, 'add'>
  readonly uid: string
  /** Milliseconds since the epoch, by the backend's clock. */
  now(): number
  newId(): string
  /** Called with the backend's progress of the lesson. */
  onStand?: ((stand: LessonProgress) => void) | undefined
}

/** Player events that the log receives. */
export type PlayedLog = Pick<WatchLog, 'plays' | 'waits' | 'rests' | 'close'>

/**
 * Keeps what a learner watches of one lesson: on the device at each second, in a form that the outbox sends at the next start
 * when the app is killed; at the backend now and then, at a pause and at the end. Whatever is sent says all of the sitting, so
 * it may be sent twice (decisions/050). Used by every kind of lesson that plays.
 */
export class WatchLog {
  private tracker = new WatchTracker()
  private sittingId: string
  private startedAt: number
  private keptAt = 0
  private sentAt: number
  private sentSeconds = 0
  private readonly places: ResumePositions

  constructor(
    private readonly deps: WatchLogDeps,
    private readonly lesson: WatchedLesson,
  ) {
    this.sittingId = deps.newId()
    this.startedAt = deps.now()
    this.sentAt = this.startedAt
    this.places = new ResumePositions(deps.storage, deps.uid)
  }

  /** The position to resume: the later of the device's and the account's. */
  resumeAt(stand: Pick<LessonProgress, 'place' | 'watchedAt'>): number {
    return this.places.resumeAt(this.lesson, stand)
  }

  /** The player plays, and says where (several times a second) and how fast. */
  plays(place: number, rate: number): void {
    const sample = { now: this.deps.now(), place, rate }
    if (studyDay(sample.now) !== studyDay(this.startedAt) || this.tracker.covered.length > MOST_STRETCHES) {
      this.tracker.plays(sample)
      this.beginAnew()
    }
    this.tracker.plays(sample)
    if (sample.now - this.keptAt >= TICK_MS || sample.now < this.keptAt) this.keep(sample.now)
    if (sample.now - this.sentAt >= SEND_MS) void this.send()
  }

  /** Called at a stall or before a seek: the next playback counts as a new interval. */
  waits(): void {
    this.tracker.rests()
  }

  /** It was paused, has ended, or cannot be seen any more. */
  rests(): void {
    this.waits()
    this.keep(this.deps.now())
    void this.send()
  }

  /** The player leaves the page. */
  close(): void {
    if (this.unsentSeconds > 0) this.hand()
    this.deps.storage.remove(this.leftKey)
  }

  private get unsentSeconds(): number {
    return Math.floor(this.tracker.seconds) - this.sentSeconds
  }

  private get leftKey(): string {
    return `${LEFT_BEHIND}${this.sittingId}`
  }

  private sitting(): WatchSession {
    const { seconds, covered, place } = this.tracker
    const { goodsId, lessonId } = this.lesson
    const length = Math.ceil(this.lesson.length)
    return {
      sittingId: this.sittingId,
      goodsId,
      lessonId,
      startedAt: this.startedAt,
      at: this.deps.now(),
      seconds: Math.floor(seconds),
      covered: covered
        .map(([from, to]): [number, number] => [Math.round(from), Math.min(Math.round(to), length)])
        .filter(([from, to]) => to > from),
      place: Math.min(Math.floor(place), length),
      length,
    }
  }

  private get input() {
    return { params: { uid: this.deps.uid }, body: this.sitting() }
  }

  private keep(now: number): void {
    this.keptAt = now
    const entry = { id: this.sittingId, call: watched.id, input: this.input, at: now }
    this.deps.storage.set(this.leftKey, JSON.stringify(entry))
    this.places.keep(this.lesson, this.tracker.place, now)
  }

  /** Reports to the backend; a failed report is sent again later. */
  private async send(): Promise<void> {
    this.sentAt = this.deps.now()
    const { input, sittingId } = this
    if (this.unsentSeconds <= 0) return
    const stand = await catchApiError(
      () => this.deps.call(watched, input, { quiet: true }),
      () => undefined,
    )
    if (!stand || sittingId !== this.sittingId) return
    this.sentSeconds = Math.max(this.sentSeconds, input.body.seconds)
    this.deps.onStand?.(stand)
  }

  private hand(): void {
    void this.deps.outbox.add(watched.id, this.input)
  }

  private beginAnew(): void {
    this.close()
    this.tracker = new WatchTracker()
    this.sittingId = this.deps.newId()
    this.startedAt = this.deps.now()
    this.sentSeconds = 0
  }
}
