import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import type { AudioTrack } from '@/contracts/promo/audioTracks'
import type { AudioPlatform, AudioTrackPlayer } from '@/platform/audio'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const KEY = 'audio-page'
const STEP_SECONDS = 10
export const RATES = [0.75, 1, 1.25, 1.5] as const

const keptSchema = v.object({ trackId: v.string(), seconds: v.number(), rate: v.picklist(RATES) })

interface AudioSessionDeps {
  readonly audio: AudioPlatform
  readonly storage: KeyValueStore
  /** Absolute address of a recording. */
  addressOf(url: string): string
}

/** A row of recordings: one plays, its position and the speed are kept on the device. */
export class AudioSession {
  index = 0
  seconds = 0
  rate: (typeof RATES)[number] = 1
  isPlaying = false
  hasFailed = false
  private player: AudioTrackPlayer | undefined = undefined
  private readonly kept: PersistedValue<v.InferOutput<typeof keptSchema>>

  constructor(
    private readonly deps: AudioSessionDeps,
    readonly tracks: readonly AudioTrack[],
  ) {
    this.kept = new PersistedValue(deps.storage, KEY, keptSchema)
    this.recall()
    makeAutoObservable<this, 'deps' | 'player' | 'kept'>(
      this,
      { deps: false, player: false, kept: false, tracks: false },
      { autoBind: true },
    )
  }

  get track(): AudioTrack | undefined {
    return this.tracks[this.index]
  }

  start(): () => void {
    return () => this.close()
  }

  toggle(): void {
    if (this.isPlaying) return this.player?.pause()
    this.hasFailed = false
    const player = (this.player ??= this.open())
    player?.play()
  }

  /** Jumps by ten seconds, or by as many as there are left. */
  step(way: 1 | -1): void {
    this.seek(this.seconds + way * STEP_SECONDS)
  }

  seek(seconds: number): void {
    this.seconds = Math.min(Math.max(seconds, 0), this.track?.seconds ?? 0)
    this.player?.seek(this.seconds)
    this.keep()
  }

  setRate(rate: (typeof RATES)[number]): void {
    this.rate = rate
    this.player?.setRate(rate)
    this.keep()
  }

  /** Opens another recording at its beginning and plays it. */
  choose(index: number): void {
    this.close()
    this.index = (index + this.tracks.length) % this.tracks.length
    this.seconds = 0
    this.keep()
    this.toggle()
  }

  private open(): AudioTrackPlayer | undefined {
    const { track, deps } = this
    if (!track) return undefined
    const player = deps.audio.open(deps.addressOf(track.url), {
      onPlay: () => this.hear(true),
      onPause: () => this.hear(false),
      onTime: this.moveTo,
      onEnded: this.end,
      onError: this.fail,
    })
    player.setRate(this.rate)
    if (this.seconds > 0) player.seek(this.seconds)
    return player
  }

  private hear(isPlaying: boolean): void {
    this.isPlaying = isPlaying
  }

  /** Whole seconds are enough for the screen. */
  private moveTo(seconds: number): void {
    const whole = Math.floor(seconds)
    if (whole === Math.floor(this.seconds)) return
    this.seconds = whole
    this.keep()
  }

  /** The next one follows by itself; after the last there is silence. */
  private end(): void {
    if (this.index + 1 < this.tracks.length) return this.choose(this.index + 1)
    this.close()
    this.seconds = 0
    this.keep()
  }

  private fail(): void {
    this.close()
    this.hasFailed = true
  }

  private close(): void {
    this.player?.close()
    this.player = undefined
    this.isPlaying = false
  }

  private keep(): void {
    const { track, seconds, rate } = this
    if (track) this.kept.write({ trackId: track.trackId, seconds, rate })
  }

  private recall(): void {
    const kept = this.kept.read()
    const index = this.tracks.findIndex(({ trackId }) => trackId === kept?.trackId)
    if (kept && index >= 0) Object.assign(this, { index, seconds: kept.seconds, rate: kept.rate })
  }
}
