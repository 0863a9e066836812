import type { Board } from './boards'

/** Measures that attempts count for. Triggers maintain the boards of day rows. */
type AttemptMeasure = Extract<Board['measure'], 'points' | 'right'>

/** Points have halves and thirds; ranks compare tenths. */
export const TENTHS = 10

interface Judged {
  /** Points of what the backend judged. */
  readonly judged: number
  /** How many questions were right. */
  readonly right: number
}

/** The gain of an attempt on boards of a measure, in the boards' whole numbers: tenths of points, or questions. */
export const pointsEarned = (measure: AttemptMeasure, { judged, right }: Judged): number =>
  measure === 'points' ? Math.round(judged * TENTHS) : right

/** A kept number as it is shown. */
export const scoreShown = (measure: Board['measure'], kept: number): number =>
  measure === 'points' ? kept / TENTHS : kept
