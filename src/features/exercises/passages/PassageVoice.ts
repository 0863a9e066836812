import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { recitationSound } from '@/domain/recitation/recitationSound'
import type { AudioPlatform, AudioTrackPlayer } from '@/platform/audio'
import type { KeyValueStore } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { claimAudioFocus, releaseAudioFocus } from '@/stores/media/audioFocus'

/** How fast passages are read. */
export const paces = [0.75, 1, 1.25, 1.5] as const
export type Pace = (typeof paces)[number]

interface PassageVoiceDeps {
  readonly audio: AudioPlatform
  readonly storage: KeyValueStore
  /** Host of the recordings. */
  readonly host: string
}

/** Reads one passage aloud; the pace is kept on the device. */
export class PassageVoice {
  isPlaying = false
  hasFailed = false
  pace: Pace
  private player: AudioTrackPlayer | undefined = undefined
  private readonly kept: PersistedValue<Pace>

  constructor(private readonly deps: PassageVoiceDeps) {
    this.kept = new PersistedValue(deps.storage, 'recite:pace', v.picklist(paces))
    this.pace = this.kept.read() ?? 1
    makeAutoObservable<this, 'deps' | 'player' | 'kept'>(
      this,
      { deps: false, player: false, kept: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    return this.stop
  }

  /** Begins from the beginning, or stops. */
  toggle(passageId: string): void {
    if (this.player) return this.stop()
    const player = this.deps.audio.open(this.deps.host + recitationSound(passageId), {
      onPlay: () => undefined,
      onPause: this.stop,
      onTime: () => undefined,
      onEnded: this.stop,
      onError: this.fail,
    })
    this.player = player
    this.isPlaying = true
    this.hasFailed = false
    claimAudioFocus(this)
    player.setRate(this.pace)
    player.play()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    this.kept.write(pace)
    this.player?.setRate(pace)
  }

  /** Something else sounds. */
  pause(): void {
    this.stop()
  }

  stop(): void {
    const { player } = this
    this.player = undefined
    this.isPlaying = false
    player?.close()
    releaseAudioFocus(this)
  }

  private fail(): void {
    this.stop()
    this.hasFailed = true
  }
}
