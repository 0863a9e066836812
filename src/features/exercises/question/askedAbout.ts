import type { AskedAbout } from '@/contracts/assistant/context'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { linearText } from '@/domain/maths/formulaText'

/** A question, as the AI teacher is told of it. */
export const aboutQuestion = ({ id, stem }: Pick<ShownQuestion, 'id' | 'stem'>): AskedAbout => ({
  kind: 'exercise',
  id,
  title: linearText(stem),
})

/** A report, as the AI teacher is told of it. */
export const aboutReport = ({ attempt }: AttemptReport): AskedAbout => ({
  kind: 'score-report',
  id: attempt.attemptId,
  title: attempt.title,
})
