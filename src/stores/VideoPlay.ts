import type { VideoHandle } from '@/platform/video'
import type { Visibility } from '@/platform/visibility'

/** Seed §9: the play-time report interval. */
const TICK_MS = 1000

interface VideoPlayDeps {
  readonly handle: VideoHandle
  readonly visibility: Visibility
  /** Called after each second in which the video played and was seen. */
  onTick(): void
  setInterval(run: () => void, ms: number): unknown
  clearInterval(timer: unknown): void
}

/** The player that was started last. */
let playing: VideoHandle | undefined

/** One video on a page: starting it pauses the others, its time counts each second and rests while the page is hidden (seed §4). */
export class VideoPlay {
  private timer: unknown = undefined
  private isPlaying = false
  private readonly leave: readonly (() => void)[]

  constructor(private readonly deps: VideoPlayDeps) {
    const { visibility } = deps
    this.leave = [
      visibility.onHide(() => {
        // The device may go on playing without a picture: it must not.
        this.stopTicking()
        deps.handle.pause()
      }),
      visibility.onShow(() => {
        if (this.isPlaying) this.tick()
      }),
    ]
  }

  /** The player says that it plays. */
  started(): void {
    const { handle } = this.deps
    if (playing !== handle) playing?.pause()
    playing = handle
    this.isPlaying = true
    this.tick()
  }

  /** The player says that it rests or has ended. */
  paused(): void {
    this.isPlaying = false
    this.stopTicking()
  }

  /** The player leaves the page: playback and timer stop. */
  close(): void {
    this.deps.handle.pause()
    this.paused()
    for (const undo of this.leave) undo()
    if (playing === this.deps.handle) playing = undefined
  }

  private tick(): void {
    this.stopTicking()
    this.timer = this.deps.setInterval(this.deps.onTick, TICK_MS)
  }

  private stopTicking(): void {
    this.deps.clearInterval(this.timer)
    this.timer = undefined
  }
}
