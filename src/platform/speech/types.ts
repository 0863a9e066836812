/** An English word to be heard. */
export interface Sound {
  readonly text: string
  /** The address of its recording, which may be missing. */
  readonly url: string
}

/** Says words. Answers whether one is heard, or made way for the next; never rejects and never blocks a page. */
export interface Speech {
  /** The learner asked for it: a phone that is switched to silent says it too. */
  say(sound: Sound): Promise<boolean>
  /** The word came by itself: a silent phone stays silent. */
  announce(sound: Sound): Promise<boolean>
  /** Gets a word ready, so that it is heard at once. */
  prepare(sound: Sound): void
  stop(): void
}
