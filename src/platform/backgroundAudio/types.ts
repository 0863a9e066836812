/** Metadata for the lock screen. */
export interface PlayedTrack {
  readonly url: string
  readonly title: string
  /** Its album. */
  readonly album: string
  /** Start position, in seconds. */
  readonly from: number
  /** 0.5 to 2. */
  readonly rate: number
}

/** Events of a recording, including lock screen and headset controls. */
export interface BackgroundAudioEvents {
  onPlay(): void
  onPause(): void
  /** Position in seconds; several times a second while it plays. */
  onTime(seconds: number): void
  onEnded(): void
  onError(): void
  onNext(): void
  onPrevious(): void
  /** Seek from the lock screen, in seconds. */
  onSeek(seconds: number): void
}

/** Audio that continues when the app is left, with controls on the lock screen. A single instance. */
export interface BackgroundAudio {
  /** Plays a track; whatever played before stops. */
  open(track: PlayedTrack, events: BackgroundAudioEvents): void
  play(): void
  pause(): void
  seek(seconds: number): void
  setRate(rate: number): void
  /** Stops, and leaves the lock screen. */
  close(): void
}
