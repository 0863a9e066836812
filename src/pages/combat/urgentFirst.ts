import { isOpen } from '@/domain/attempt/isOpen'

const NEVER = Number.MAX_SAFE_INTEGER

interface Begun {
  readonly attemptId: string
  readonly startedAt: number
  readonly endsAt: number | null
  readonly endedAt: number | null
}

/** Unfinished attempts without duplicates: those with an end time first, soonest first, then the newest. */
export const urgentFirst = <T extends Begun>(begun: readonly T[], now: number): readonly T[] =>
  [...new Map(begun.map((one) => [one.attemptId, one])).values()]
    .filter((one) => isOpen(one, now))
    .sort((one, other) => (one.endsAt ?? NEVER) - (other.endsAt ?? NEVER) || other.startedAt - one.startedAt)
