import type { QuestionState } from '../attempt/AttemptState'
import type { Verdict } from '../attempt/judge'
import type { Question, QuestionType } from '../attempt/Question'
import type { MistakeReason } from './mistakeReasons'

/** Seconds after which a right answer is too slow: about twice what the exams leave for one. Writing is never too slow. */
const SLOW_SECONDS: Readonly<Record<QuestionType, number>> = {
  judgement: 90,
  single: 180,
  multiple: 180,
  blank: 360,
  matching: 480,
  ordering: 480,
  writing: Infinity,
}
/** A text has to be read before its first question is answered. */
const PASSAGE_SECONDS = 360
/** Writing that earns so much of its points is not taken up again. */
const WRITING_ENOUGH = 0.6

const isSlow = ({ key, passage }: Question, took: number): boolean =>
  took > (SLOW_SECONDS[key.type] + (passage === undefined ? 0 : PASSAGE_SECONDS)) * 1000

const isWrong = ({ key }: Question, { outcome, share }: Verdict): boolean => {
  if (outcome === 'part') return key.type !== 'writing' || share < WRITING_ENOUGH
  return outcome === 'wrong'
}

/**
 * Why a question belongs into the book of mistakes; undefined when it does not. An unanswered question is no mistake.
 */
export const mistakeReason = (
  question: Question,
  verdict: Verdict,
  { isGuessed, took }: Pick<QuestionState, 'isGuessed' | 'took'>,
): MistakeReason | undefined => {
  if (isWrong(question, verdict)) return 'wrong'
  if (verdict.outcome !== 'right') return undefined
  if (isGuessed) return 'guessed'
  return isSlow(question, took) ? 'slow' : undefined
}
