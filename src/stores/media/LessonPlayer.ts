import { makeAutoObservable, runInAction } from 'mobx'
import type { Film, FilmSource } from '@/contracts/course/lessons'
import type { VideoHandle } from '@/platform/video'
import type { Visibility } from '@/platform/visibility'
import type { KeyValueStore } from '@/platform/storage'
import { mobileData } from './mobileData'
import { readSettings, sourceOf, writeSettings, type Speed } from './playerSettings'
import { VideoPlay } from './VideoPlay'
import type { PlayedLog } from './WatchLog'

/** A held finger plays at this speed. */
const HELD_SPEED = 2
/** Seconds of a step back or forth. */
export const STEP = 10
/** Seconds before the next lesson begins by itself. */
const NEXT_IN = 5
/** Tries of a film before it is said that it does not come: as it is, and in a lower quality. */
const TRIES = 2

interface LessonPlayerDeps {
  readonly film: Film
  readonly handle: VideoHandle
  readonly visibility: Visibility
  readonly storage: KeyValueStore
  readonly log: PlayedLog
  /** Start position, in seconds. */
  readonly startAt: number
  readonly isMetered: () => Promise<boolean>
  /** Whether the film begins by itself: its learner came out of the lesson before. */
  readonly goesOn: boolean
  /** Opens the lesson that follows, when there is one. */
  readonly onNext: (() => void) | undefined
  setInterval(run: () => void, ms: number): unknown
  clearInterval(timer: unknown): void
}

/**
 * One lesson's player: rendition, speed, failures and next lesson. The position, which changes several times a second,
 * is not observed, so that playing causes no redraw.
 */
export class LessonPlayer {
  phase: 'opening' | 'asking' | 'playable' | 'failed'
  speed: Speed
  quality: number
  isSubtitled: boolean
  /** A finger is held: twice as fast for as long. */
  isHeld = false
  /** Start of this source, in seconds. */
  startAt: number
  /** Whether the source begins by itself: it took another one's place. */
  goesOn: boolean
  /** Counts the sources that were opened: a film that is tried again is a new one. */
  turn = 0
  /** Seconds until the next lesson; undefined when none is coming. */
  nextIn: number | undefined = undefined
  isPlaying = false
  /** A video provider has the film, and did not fail. */
  isProvided: boolean
  private place: number
  private tries = 0
  private timer: unknown = undefined
  private readonly play: VideoPlay

  constructor(private readonly deps: LessonPlayerDeps) {
    this.phase = mobileData.mayHaveLoaded ? 'playable' : 'opening'
    const { speed, quality, isSubtitled } = readSettings(deps.storage)
    this.speed = speed
    this.quality = sourceOf(deps.film, quality)?.quality ?? quality
    this.isSubtitled = isSubtitled
    this.isProvided = deps.film.provider !== undefined
    this.goesOn = deps.goesOn
    this.startAt = deps.startAt
    this.place = deps.startAt
    this.play = new VideoPlay(deps)
    makeAutoObservable<this, 'deps' | 'place' | 'tries' | 'timer' | 'play'>(
      this,
      { deps: false, place: false, tries: false, timer: false, play: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    void this.open()
    return () => {
      this.cancelNext()
      this.deps.log.waits()
      this.play.close()
      this.deps.log.close()
    }
  }

  get source(): FilmSource | undefined {
    return sourceOf(this.deps.film, this.quality)
  }

  /** The film at its provider, as long as that plays it. */
  get provided() {
    const { provider } = this.deps.film
    return this.isProvided && provider ? { ...provider, quality: this.quality } : undefined
  }

  /** The position in the film, in seconds. */
  placeNow(): number {
    return this.place
  }

  /** Yes, on mobile data too. */
  agree(): void {
    mobileData.agree()
    this.phase = 'playable'
    this.goesOn = true
  }

  // Events of the player.

  began(): void {
    this.play.started()
    this.deps.handle.setRate(this.rate)
    this.isPlaying = true
    this.cancelNext()
  }

  rested(): void {
    this.deps.log.rests()
    this.isPlaying = false
  }

  waited(): void {
    this.deps.log.waits()
  }

  /** Updates the position, and the speed where the player reports it. */
  at(place: number, rate = this.rate): void {
    this.place = place
    if (this.isPlaying) this.deps.log.plays(place, rate)
    // Playback works again: reset the tries.
    if (this.tries > 0 && place > this.startAt + 1) this.tries = 0
  }

  ended(): void {
    this.rested()
    if (!this.deps.onNext) return
    this.nextIn = NEXT_IN
    this.timer = this.deps.setInterval(this.countDown, 1000)
  }

  /** Again as it is, then from us where it was a provider's, again so, then in a lower quality, then it is said. */
  broke(): void {
    this.deps.log.waits()
    this.isPlaying = false
    this.tries += 1
    if (this.tries === TRIES && this.isProvided) {
      this.isProvided = false
      this.tries = 0
    }
    if (this.tries > TRIES) {
      this.phase = 'failed'
      return
    }
    const lower = this.deps.film.sources.find(({ quality }) => quality < this.quality)
    if (this.tries === TRIES && lower) this.quality = lower.quality
    this.reopen()
  }

  // Actions of the learner.

  retry(): void {
    this.tries = 0
    this.phase = 'playable'
    this.reopen()
  }

  toggle(): void {
    if (this.isPlaying) this.deps.handle.pause()
    else this.deps.handle.play()
  }

  seek(place: number): void {
    const { handle, log, film } = this.deps
    log.waits()
    this.place = Math.min(Math.max(0, place), film.seconds)
    handle.seek(this.place)
  }

  step(by: number): void {
    this.seek(this.place + by)
  }

  choose(speed: Speed): void {
    this.speed = speed
    this.deps.handle.setRate(this.rate)
    this.keepSettings()
  }

  chooseQuality(quality: number): void {
    if (quality === this.quality) return
    this.quality = quality
    this.keepSettings()
    this.reopen()
  }

  toggleSubtitles(): void {
    this.isSubtitled = !this.isSubtitled
    this.keepSettings()
  }

  hold(isHeld: boolean): void {
    if (isHeld === this.isHeld || (isHeld && !this.isPlaying)) return
    this.isHeld = isHeld
    this.deps.handle.setRate(this.rate)
  }

  float(): void {
    this.deps.handle.float()
  }

  playNext(): void {
    this.cancelNext()
    this.deps.onNext?.()
  }

  cancelNext(): void {
    this.deps.clearInterval(this.timer)
    this.timer = undefined
    this.nextIn = undefined
  }

  private get rate(): number {
    return this.isHeld ? HELD_SPEED : this.speed
  }

  private async open(): Promise<void> {
    const mayLoad = await mobileData.mayLoad(this.deps.isMetered)
    runInAction(() => {
      this.phase = mayLoad ? 'playable' : 'asking'
    })
  }

  private reopen(): void {
    this.startAt = Math.floor(this.place)
    this.goesOn = true
    this.turn += 1
  }

  private countDown(): void {
    if (this.nextIn === undefined) return
    this.nextIn -= 1
    if (this.nextIn <= 0) this.playNext()
  }

  private keepSettings(): void {
    const { speed, quality, isSubtitled } = this
    writeSettings(this.deps.storage, { speed, quality, isSubtitled })
  }
}
