import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { linearText } from '@/domain/maths/formulaText'
import { cutText } from '@/lib/text/cutText'
import { groupBy } from '@/lib/groupBy'

const STEM_LETTERS = 40

/** A question of an attempt that did not earn all of its points. */
export interface LostQuestion {
  readonly id: string
  /** Its place in the attempt, from 1. */
  readonly no: number
  readonly stem: string
  readonly point: string
  readonly outcome: AttemptReport['outcomes'][number]['outcome']
  readonly lost: number
}

/** What was not right, in the order of the attempt. */
export const lostQuestions = ({ attempt, outcomes }: AttemptReport): LostQuestion[] =>
  attempt.questions.flatMap(({ id, stem, point, points }, at) => {
    const found = outcomes.find(({ questionId }) => questionId === id)
    if (!found || found.outcome === 'right') return []
    const { outcome, earned } = found
    return [
      {
        id,
        no: at + 1,
        stem: cutText(linearText(stem), STEM_LETTERS),
        point,
        outcome,
        lost: points - earned,
      },
    ]
  })

/** What each knowledge point lost, the most first. */
export const lostByPoint = (lost: readonly LostQuestion[]) =>
  [...groupBy(lost, ({ point }) => point)]
    .map(([point, some]) => ({
      point,
      count: some.length,
      points: Math.round(some.reduce((sum, one) => sum + one.lost, 0) * 100) / 100,
    }))
    .sort((one, other) => other.points - one.points)
    .map(({ point, count, points }) => ({ point, text: `${count} 题，丢 ${points} 分` }))
