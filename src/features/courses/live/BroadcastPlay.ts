import type { VideoHandle } from '@/platform/video'
import type { Visibility } from '@/platform/visibility'
import { VideoPlay } from '@/stores/media/VideoPlay'
import type { PlayedLog } from '@/stores/media/WatchLog'

interface BroadcastPlayDeps {
  readonly handle: Pick<VideoHandle, 'pause' | 'isFloating'>
  readonly visibility: Visibility
  /** The log of a live lesson; public lectures are not tracked. */
  readonly log: PlayedLog | undefined
  /** How far the broadcast is, in seconds, when its player is at a second. */
  placeOf(second: number): number
}

/** The player of a broadcast: its turn among what sounds, and what is watched of a lesson. */
export class BroadcastPlay {
  private readonly play: VideoPlay

  constructor(private readonly deps: BroadcastPlayDeps) {
    this.play = new VideoPlay(deps)
  }

  start(): () => void {
    return () => {
      this.deps.log?.waits()
      this.play.close()
      this.deps.log?.close()
    }
  }

  readonly began = (): void => this.play.started()

  readonly rested = (): void => this.deps.log?.rests()

  readonly waited = (): void => this.deps.log?.waits()

  readonly at = (second: number, rate = 1): void => this.deps.log?.plays(this.deps.placeOf(second), rate)
}
