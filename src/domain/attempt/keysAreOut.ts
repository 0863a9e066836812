import { GRACE_MS } from './arrival'
import { feedbackRules } from './feedbackRules'
import type { AttemptPolicy } from './policies'

/** How far an attempt is. */
export interface Standing {
  readonly policy: Pick<AttemptPolicy, 'feedback'>
  /** Null while it is open. */
  readonly endedAt: number | null
  /** When its time is over; of an exam that all write at one moment, for everybody. */
  readonly endsAt: number | null
}

/**
 * Whether all keys of an attempt, its score and its report may be released: at its end, or for a shared exam once no
 * participant's answers are accepted any more. A learner with the keys could pass them on while late answers may still
 * arrive.
 */
export const keysAreOut = ({ policy, endedAt, endsAt }: Standing, now: number): boolean => {
  if (endedAt === null) return false
  switch (feedbackRules[policy.feedback].tellsAll) {
    case 'ended':
      return true
    case 'closed':
      return endsAt === null || now > endsAt + GRACE_MS
    case 'never':
      return false
  }
}
