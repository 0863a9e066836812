import type { AttemptScore } from '@/domain/attempt/scoreAttempt'
import type { CalibratedQuestion } from './QuestionRepository'

/** The knowledge point that lost most points, of several the one that lost the larger share; null when nothing was lost. */
export const weakestOf = (
  { knowledge }: AttemptScore,
  questions: ReadonlyMap<string, CalibratedQuestion>,
) => {
  const lost = knowledge
    .filter(({ earned, points }) => earned < points)
    .sort(
      (one, other) =>
        other.points - other.earned - (one.points - one.earned) ||
        one.earned / one.points - other.earned / other.points,
    )
  const point = lost[0]?.name
  const asked = [...questions.values()].find(({ question }) => question.point === point)
  return point !== undefined && asked ? { subject: asked.subject, point } : null
}
