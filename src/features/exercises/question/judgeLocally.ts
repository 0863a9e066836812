import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { judge, type Outcome } from '@/domain/attempt/judge'
import { attemptPolicies } from '@/domain/attempt/policies'
import type { Answer } from '@/domain/attempt/Question'

/** The backend asks a library whether two expressions are equal; a device does not, and leaves it to the learner. */
const notSame = (): boolean => false

const needsLibrary = ({ feedback }: ShownQuestion): boolean =>
  feedback?.key.type === 'blank' && feedback.key.blanks.some(({ as }) => as === 'maths')

/** The outcome of an answer, judged on the device with a released key; `open` where its learner has to award it. */
export const judgeLocally = (question: ShownQuestion, answer: Answer | null): Outcome => {
  if (!question.feedback) return 'open'
  const { key } = question.feedback
  const judging = { scoring: attemptPolicies.practice.scoring, isSameMaths: notSame }
  const { outcome } = judge({ key }, answer, judging)
  const isUnsure = needsLibrary(question) && (outcome === 'wrong' || outcome === 'part')
  return isUnsure ? 'open' : outcome
}
