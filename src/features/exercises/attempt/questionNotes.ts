import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import type { AttemptPolicy } from '@/domain/attempt/policies'

/** A learner's marks on a question: a mark for a later return, or a guess where the first answer is final. */
export const questionNotes = (policy: Pick<AttemptPolicy, 'feedback' | 'mayGoBack'>): 'marked' | 'guessed' =>
  keyFollowsAnswer(policy) || !policy.mayGoBack ? 'guessed' : 'marked'
