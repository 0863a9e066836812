import { GRACE_MS } from './arrival'
import { keyFollowsAnswer } from './feedbackRules'
import { keysAreOut, type Standing } from './keysAreOut'

interface Result extends Standing {
  /** Its keys went out, and its log is closed with them. */
  readonly told: boolean
}

/**
 * Whether the result of an attempt may be released beside its keys. While late answers still count, a score would
 * reveal which of them are right; releasing the keys closes the log. With feedback after each answer nothing is left to
 * reveal.
 */
export const resultIsOut = ({ told, ...standing }: Result, now: number): boolean => {
  const { policy, endedAt } = standing
  if (endedAt === null || !keysAreOut(standing, now)) return false
  return told || keyFollowsAnswer(policy) || now > endedAt + GRACE_MS
}
