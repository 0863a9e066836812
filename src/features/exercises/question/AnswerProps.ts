import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer, QuestionKey } from '@/domain/attempt/Question'

/** Props of every answer input. */
export interface AnswerProps {
  readonly question: ShownQuestion
  readonly chosen: Answer | null
  /** The key, once released. */
  readonly answerKey?: QuestionKey | undefined
  /** Without it the question only shows. */
  readonly onAnswer?: ((answer: Answer) => void) | undefined
}
