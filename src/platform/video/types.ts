/** A player on the page, whatever draws it. */
export interface VideoHandle {
  play(): void
  pause(): void
  /** Jumps to a second. */
  seek(seconds: number): void
  /** 0.5 to 2. */
  setRate(rate: number): void
}

export interface VideoPlatform {
  /** The player with an element id. */
  handleOf(id: string): VideoHandle
}
