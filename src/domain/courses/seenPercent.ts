interface Seen {
  /** Seconds of a film that were played at least once, and of all of it. */
  readonly covered: number
  readonly length: number
}

/** Whole percent of a film that were seen: at least 1 once it was begun, and 100 is for what counts as done. */
export const seenPercent = ({ covered, length }: Seen): number =>
  covered > 0 && length > 0 ? Math.min(99, Math.max(1, Math.floor((covered * 100) / length))) : 0
