import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { Question } from '@/domain/attempt/Question'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { shownQuestion, type ShownQuestion } from '@/domain/attempt/shownQuestion'

/** The attempt in which a learner saw a question: it determines the order of the options. */
export interface SeenAttempt {
  readonly kind: AttemptKind
  readonly seed: string
}

/** Without a known attempt: the author's order. */
export const AUTHORED: SeenAttempt = { kind: 'analysis', seed: '' }

/**
 * A question outside of the attempt that asked it: in the order of that attempt, since a learner remembers the place of an option,
 * with key and analysis unless they are closed.
 */
export const questionPassage = (
  question: Question,
  { kind, seed }: SeenAttempt,
  closedElsewhere: ReadonlySet<string>,
): ShownQuestion => {
  const { shufflesOptions } = attemptPolicies[kind]
  const policy = { ...attemptPolicies.analysis, shufflesOptions }
  const terms = { policy, questionIds: [question.id], startedAt: 0, endsAt: null }
  return shownQuestion(question, {
    terms,
    state: replayAttempt(terms, []),
    seed,
    now: 0,
    closesAt: null,
    closedElsewhere,
  })
}
