/** Events of an open recording. */
export interface AudioEvents {
  onPlay(): void
  onPause(): void
  /** Position in seconds; several times a second while it plays. */
  onTime(seconds: number): void
  onEnded(): void
  onError(): void
}

/** One open recording. */
export interface AudioTrackPlayer {
  play(): void
  pause(): void
  /** Jumps to a second. */
  seek(seconds: number): void
  /** 0.5 to 2. */
  setRate(rate: number): void
  /** Stops and lets go of it. */
  close(): void
}

export interface AudioPlatform {
  open(url: string, events: AudioEvents): AudioTrackPlayer
}
