import type { VideoHandle } from '@/platform/video'
import type { Visibility } from '@/platform/visibility'
import { claimAudioFocus, releaseAudioFocus } from './audioFocus'

interface VideoPlayDeps {
  readonly handle: Pick<VideoHandle, 'pause' | 'isFloating'>
  readonly visibility: Visibility
}

/** The turn of one player: starting it pauses the others, and it rests while the page is hidden (seed §4) unless it floats in sight. */
export class VideoPlay {
  private readonly leave: () => void
  private hasStarted = false

  constructor(private readonly deps: VideoPlayDeps) {
    const { handle, visibility } = deps
    // The device may go on playing without a picture: it must not.
    this.leave = visibility.onHide(() => {
      if (!handle.isFloating()) handle.pause()
    })
  }

  /** The player says that it plays. */
  started(): void {
    this.hasStarted = true
    claimAudioFocus(this.deps.handle)
  }

  /** The player leaves the page: playback stops, where there was any. */
  close(): void {
    this.leave()
    if (!this.hasStarted) return
    this.deps.handle.pause()
    releaseAudioFocus(this.deps.handle)
  }
}
