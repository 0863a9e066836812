import type { AttemptPolicy } from './policies'

/** How far an attempt is. */
export interface Standing {
  readonly policy: Pick<AttemptPolicy, 'feedback'>
  /** Null while it is open. */
  readonly endedAt: number | null
  /** When its time is over; of an exam that all write at one moment, for everybody. */
  readonly endsAt: number | null
}

/** Whether all keys of an attempt, its score and its report may be known: at its end, or at everybody's. */
export const keysAreOut = ({ policy, endedAt, endsAt }: Standing, now: number): boolean =>
  endedAt !== null &&
  policy.feedback !== 'owned' &&
  (policy.feedback !== 'closed' || endsAt === null || now >= endsAt)
