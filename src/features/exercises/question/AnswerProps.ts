import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer, QuestionKey } from '@/domain/attempt/Question'

/** What every way of answering gets. */
export interface AnswerProps {
  readonly question: ShownQuestion
  readonly chosen: Answer | null
  /** What is right, once it may be known. */
  readonly answerKey?: QuestionKey | undefined
  /** Without it the question only shows. */
  readonly onAnswer?: ((answer: Answer) => void) | undefined
}
