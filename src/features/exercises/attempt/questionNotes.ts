import { keyFollowsAnswer } from '@/domain/attempt/feedbackRules'
import type { AttemptPolicy } from '@/domain/attempt/policies'

/**
 * What a learner notes of a question. Marked is what one comes back to; where the first answer stands nobody comes back, but one
 * may have guessed.
 */
export const questionNotes = (policy: Pick<AttemptPolicy, 'feedback' | 'mayGoBack'>): 'marked' | 'guessed' =>
  keyFollowsAnswer(policy) || !policy.mayGoBack ? 'guessed' : 'marked'
