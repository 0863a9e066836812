import { makeAutoObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { type AudioPlace, audioPlaceSchema, type CourseTrack } from '@/contracts/course/audio'
import { timePassed } from '@/lib/timePassed'
import type { BackgroundAudio } from '@/platform/backgroundAudio'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { claimAudioFocus } from '@/stores/media/audioFocus'
import type { PlayedLog } from '@/stores/media/WatchLog'

const STEP_SECONDS = 15
/** Between two words to the account while it plays. */
const TELL_EVERY_MS = 15_000
/** A second, less what a player's words are late: at twice the speed two seconds of a recording pass in one. */
const SHOW_EVERY_MS = 900
/** Nearer to the end than this it was heard: it begins anew. */
const END_SECONDS = 3

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Rate = (typeof RATES)[number]
/** When playing stops by itself: after minutes, at the end of the recording, or never. */
export const SLEEPS = ['off', '15', '30', '60', 'track'] as const
export type Sleep = (typeof SLEEPS)[number]

const keptSchema = v.object({ rate: v.picklist(RATES), places: v.record(v.string(), audioPlaceSchema) })

/** A recording with the name of what it belongs to, and its course where it is a lesson. */
export interface QueuedTrack extends CourseTrack {
  readonly album: string
  readonly goodsId?: string | undefined
}

/** One recording may be a lesson of several courses: heard as one of them, it counts there. */
export const isSameTrack = (one: QueuedTrack, other: QueuedTrack | undefined): boolean =>
  one.trackId === other?.trackId && one.goodsId === other.goodsId && one.lessonId === other.lessonId

interface AudioQueueDeps {
  readonly audio: BackgroundAudio
  readonly storage: KeyValueStore
  /** Under which speed and places stay on the device. */
  readonly key: string
  /** The backend's clock. */
  now(): number
  addressOf(url: string): string
  /** Reports the position of a recording to the account; a failure is corrected by the next report. */
  tellPlace(trackId: string, place: AudioPlace): void
  /** Creates a log for the recording of a lesson; public recordings are not tracked. */
  logOf(track: QueuedTrack): PlayedLog | undefined
}

/**
 * Plays recordings in a row, also after the page or the app is left. Positions are persisted every second and reported
 * to the account; playback resumes at the later of the two.
 */
export class AudioQueue {
  tracks: readonly QueuedTrack[] = []
  /** The shown position; updated at most once a second while it plays. */
  seconds = 0
  rate: Rate
  isPlaying = false
  hasFailed = false
  sleep: Sleep = 'off'
  private pointed: QueuedTrack | undefined = undefined
  private isOpen = false
  /** The rest are moments of `passed`. */
  private readonly passed: () => number
  private sleepAt = Infinity
  private toldAt = -Infinity
  private shownAt = -Infinity
  /** The exact position in seconds. */
  private heard = 0
  private log: PlayedLog | undefined
  private readonly places: Map<string, AudioPlace>
  private readonly kept: PersistedValue<v.InferOutput<typeof keptSchema>>

  constructor(private readonly deps: AudioQueueDeps) {
    this.kept = new PersistedValue(deps.storage, deps.key, keptSchema)
    this.passed = timePassed(deps.now)
    const { rate = 1, places = {} } = this.kept.read() ?? {}
    this.rate = rate
    this.places = new Map(Object.entries(places))
    makeAutoObservable<this, 'deps' | 'kept' | 'places' | 'log' | 'pointed' | 'heard' | 'passed'>(
      this,
      {
        deps: false,
        kept: false,
        places: false,
        log: false,
        heard: false,
        passed: false,
        tracks: observableRef,
        pointed: observableRef,
      },
      { autoBind: true },
    )
  }

  get track(): QueuedTrack | undefined {
    return this.tracks[this.at]
  }

  get trackId(): string | undefined {
    return this.pointed?.trackId
  }

  private get at(): number {
    return this.tracks.findIndex((track) => isSameTrack(track, this.pointed))
  }

  /** The last position in a recording, on this or another device. */
  placeOf({ trackId, place }: QueuedTrack): number {
    const here = this.places.get(trackId)
    if (!here || !place) return (here ?? place)?.seconds ?? 0
    return here.at >= place.at ? here.seconds : place.seconds
  }

  /** Sets the available recordings; a playing one continues. */
  offer(tracks: readonly QueuedTrack[]): void {
    this.tracks = tracks
    if (this.track || this.isPlaying) return
    this.point(tracks[0])
  }

  /** Makes a recording the one that the keys speak of, without a sound. */
  point(track: QueuedTrack | undefined): void {
    if (!track || isSameTrack(track, this.pointed)) return
    this.stop()
    this.pointed = track
    this.positionAt(this.startOf(track))
  }

  choose(track: QueuedTrack): void {
    this.point(track)
    if (!this.isPlaying) this.toggle()
  }

  toggle(): void {
    if (this.isPlaying) return this.deps.audio.pause()
    this.hasFailed = false
    if (this.isOpen) return this.deps.audio.play()
    this.open()
  }

  /** Jumps by fifteen seconds, or by as many as there are left. */
  step(way: 1 | -1): void {
    this.seek(this.seconds + way * STEP_SECONDS)
  }

  seek(seconds: number): void {
    const { track } = this
    if (!track) return
    this.positionAt(Math.min(Math.max(Math.floor(seconds), 0), track.seconds))
    this.log?.waits()
    if (this.isOpen) this.deps.audio.seek(this.heard)
    this.keep()
  }

  setRate(rate: Rate): void {
    this.rate = rate
    if (this.isOpen) this.deps.audio.setRate(rate)
    this.keep()
  }

  setSleep(sleep: Sleep): void {
    this.sleep = sleep
    const minutes = Number(sleep)
    this.sleepAt = minutes > 0 ? this.passed() + minutes * 60_000 : Infinity
  }

  next(): void {
    this.skip(1)
  }

  previous(): void {
    this.skip(-1)
  }

  private skip(way: 1 | -1): void {
    // The current recording may have left the list: then wrap around.
    const at = this.at < 0 && way < 0 ? 0 : this.at
    const track = this.tracks[(at + way + this.tracks.length) % this.tracks.length]
    if (!track) return
    this.point(track)
    if (!this.isPlaying) this.open()
  }

  private open(): void {
    const { track, deps } = this
    if (!track) return
    this.isOpen = true
    this.endLog()
    this.log = deps.logOf(track)
    const { album, title } = track
    const from = this.heard
    deps.audio.open(
      { url: deps.addressOf(track.url), title, album, from, rate: this.rate },
      {
        onPlay: () => this.hear(true),
        onPause: () => this.hear(false),
        onTime: this.moveTo,
        onEnded: this.end,
        onError: this.fail,
        onNext: this.next,
        onPrevious: this.previous,
        onSeek: this.seek,
      },
    )
  }

  private hear(isPlaying: boolean): void {
    this.isPlaying = isPlaying
    if (isPlaying) return claimAudioFocus(this.deps.audio)
    this.log?.rests()
    this.positionAt(this.heard)
    this.tell()
  }

  /** Whole seconds, and one of them in a second, are enough for the screen. A timer rests while an app is in the background, the player's word comes all the same. */
  private moveTo(seconds: number): void {
    if (this.isPlaying) this.log?.plays(seconds, this.rate)
    const whole = Math.floor(seconds)
    if (whole === this.heard) return
    this.heard = whole
    this.keep()
    const passed = this.passed()
    if (passed - this.shownAt >= SHOW_EVERY_MS) {
      this.seconds = whole
      this.shownAt = passed
    }
    if (passed - this.toldAt >= TELL_EVERY_MS) this.tell()
    if (passed >= this.sleepAt) this.fallAsleep()
  }

  /** Shows a new position at once; the display continues with the next second. */
  private positionAt(seconds: number): void {
    this.heard = seconds
    this.seconds = seconds
    this.shownAt = -Infinity
  }

  private end(): void {
    this.positionAt(this.track?.seconds ?? this.heard)
    this.keep()
    this.tell()
    this.endLog()
    this.isPlaying = false
    this.isOpen = false
    if (this.sleep === 'track') return this.setSleep('off')
    if (this.at + 1 < this.tracks.length) this.next()
  }

  private fallAsleep(): void {
    this.setSleep('off')
    this.deps.audio.pause()
  }

  private fail(): void {
    this.stop()
    this.hasFailed = true
  }

  /** Stops playback; positions stay persisted. */
  close(): void {
    this.stop()
  }

  private stop(): void {
    if (this.isOpen) {
      this.tell()
      this.deps.audio.close()
    }
    this.endLog()
    this.isOpen = false
    this.isPlaying = false
  }

  private endLog(): void {
    this.log?.waits()
    this.log?.close()
    this.log = undefined
  }

  private startOf(track: QueuedTrack): number {
    const place = this.placeOf(track)
    return place > track.seconds - END_SECONDS ? 0 : place
  }

  private keep(): void {
    const { trackId, heard, rate } = this
    if (trackId !== undefined) this.places.set(trackId, { seconds: heard, at: this.deps.now() })
    this.kept.write({ rate, places: Object.fromEntries(this.places) })
  }

  private tell(): void {
    const place = this.trackId === undefined ? undefined : this.places.get(this.trackId)
    if (this.trackId === undefined || !place) return
    this.toldAt = this.passed()
    this.deps.tellPlace(this.trackId, place)
  }
}
