/** A player on the page, whatever draws it. */
export interface VideoHandle {
  play(): void
  pause(): void
  /** Jumps to a second. */
  seek(seconds: number): void
  /** 0.5 to 2. */
  setRate(rate: number): void
  /** Lets it float over other pages and apps, or takes it back; where the device can (`canFloat`). */
  float(): void
  /** Whether it floats there now. */
  isFloating(): boolean
}

export interface VideoPlatform {
  /** The player with an element id. */
  handleOf(id: string): VideoHandle
  /** Whether a player can be made to float by a button of ours. */
  canFloat(): boolean
  /** Whether the learner pays for what is loaded: mobile data, or a device that saves it. */
  isMetered(): Promise<boolean>
}
