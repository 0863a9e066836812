import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import type { AttemptPolicy } from '@/domain/attempt/policies'
import type { QuestionType } from '@/domain/attempt/Question'

/**
 * When what is chosen or written becomes an answer: at the tap, when its question is left, or by a button. Until then it is a
 * draft, which stays on the device.
 */
export type CommitTrigger = 'tap' | 'leave' | 'button'

const oneTap: readonly QuestionType[] = ['single', 'judgement']
const written: readonly QuestionType[] = ['blank', 'writing']

/**
 * How an answer is committed. Where the first answer is final it must be given on purpose; typed text is not committed
 * letter by letter.
 */
export const commitTrigger = (
  policy: Pick<AttemptPolicy, 'feedback' | 'mayGoBack'>,
  type: QuestionType,
): CommitTrigger => {
  if (keyFollowsAnswer(policy)) return oneTap.includes(type) ? 'tap' : 'button'
  if (!policy.mayGoBack) return 'button'
  return written.includes(type) ? 'leave' : 'tap'
}
