import type { AttemptScore } from '@/domain/attempt/scoreAttempt'

/** The knowledge point that lost most points, of several the one that lost the larger share; null when nothing was lost. */
export const weakestOf = ({ knowledge }: Pick<AttemptScore, 'knowledge'>) => {
  const [worst] = knowledge
    .filter(({ earned, points }) => earned < points)
    .sort(
      (one, other) =>
        other.points - other.earned - (one.points - one.earned) ||
        one.earned / one.points - other.earned / other.points,
    )
  return worst?.subject === undefined ? null : { subject: worst.subject, point: worst.name }
}
