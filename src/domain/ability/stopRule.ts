import type { AbilityEstimate } from './estimateAbility'

/** Stopping rule of an adaptive test. */
export interface StopRule {
  /** The error that is good enough. */
  readonly error: number
  /** Minimum number of questions for a credible report. */
  readonly fewest: number
  readonly most: number
}

/** Adaptive tests of one subject. */
export const subjectStopRule: StopRule = { error: 0.3, fewest: 8, most: 20 }

/** Whether the next question may be left unasked. */
export const isMeasured = (
  rule: StopRule,
  { error }: Pick<AbilityEstimate, 'error'>,
  asked: number,
): boolean => asked >= rule.most || (asked >= rule.fewest && error <= rule.error)
