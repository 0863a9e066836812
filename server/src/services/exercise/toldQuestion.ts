import type { Question } from '@/domain/attempt/Question'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { shownQuestion, type ShownQuestion } from '@/domain/attempt/shownQuestion'

/** A question outside of an attempt: as its author ordered it, with key and analysis unless they are closed. */
export const toldQuestion = (question: Question, closedElsewhere: ReadonlySet<string>): ShownQuestion => {
  const terms = { policy: attemptPolicies.analysis, questionIds: [question.id], startedAt: 0, endsAt: null }
  return shownQuestion(question, {
    terms,
    state: replayAttempt(terms, []),
    seed: question.id,
    now: 0,
    closesAt: null,
    closedElsewhere,
  })
}
