import type { AnswerKind } from '@/contracts/assistant/chat'
import type { Found } from '../retrieval/KnowledgeRepository'

/** A question with all that may be said about it. */
export interface AnswerRequest {
  readonly question: string
  /** What was found, the best first; what the learner was looking at before all. */
  readonly passages: readonly Found[]
  /** Passages that the text before this answer points at: they keep the numbers they have there. */
  readonly numbered?: readonly Found[]
  /** Earlier answers were made of all of them: nothing else speaks of the question. */
  readonly isRetold: boolean
  readonly persona: string
  /** Markdown: where to look on when nothing was found. */
  readonly whenLost: string
  /** What was said before, the oldest first. */
  readonly history: readonly { readonly question: string; readonly answer: string }[]
}

/** What an answer became. */
export interface Answered {
  readonly kind: AnswerKind
  /** The passages that it cites as [1], [2] … */
  readonly cited: readonly Found[]
}

/** Words an answer out of passages: the parts of its Markdown as they come, then what it became. */
export interface Answerer {
  answer(grounded: AnswerRequest, signal: AbortSignal): AsyncGenerator<string, Answered>
}
