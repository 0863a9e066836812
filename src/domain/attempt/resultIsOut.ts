import { GRACE_MS } from './arrival'
import { keyFollowsAnswer } from './feedbackRules'
import { keysAreOut, type Standing } from './keysAreOut'

interface Result extends Standing {
  /** Its keys went out, and its log is closed with them. */
  readonly told: boolean
}

/**
 * Whether how an attempt went may be told beside its keys. While answers from before its end still count, a score would say of each
 * whether it is right; telling the keys themselves closes the log. Where every answer is followed by its key there is nothing to guess.
 */
export const resultIsOut = ({ told, ...standing }: Result, now: number): boolean => {
  const { policy, endedAt } = standing
  if (endedAt === null || !keysAreOut(standing, now)) return false
  return told || keyFollowsAnswer(policy) || now > endedAt + GRACE_MS
}
