import type { Answer } from './Question'
import type { AttemptPolicy } from './policies'

/** Terms fixed at the start of the attempt. */
export interface AttemptTerms {
  readonly policy: AttemptPolicy
  /** In the order of the attempt. */
  readonly questionIds: readonly string[]
  readonly startedAt: number
  /** Null when there is no end. */
  readonly endsAt: number | null
}

export interface QuestionState {
  readonly answer: Answer | null
  readonly isMarked: boolean
  readonly isGuessed: boolean
  /** The key was revealed: later answers do not count. */
  readonly isRevealed: boolean
  /** How long it was worked on, in milliseconds. */
  readonly took: number
  /** Awarded points per rubric line; null until self-marking. */
  readonly awarded: readonly number[] | null
}

export interface AttemptState {
  readonly questions: ReadonlyMap<string, QuestionState>
  readonly isPaused: boolean
  /** Null while it is open. */
  readonly endedAt: number | null
  readonly endedBy: 'handIn' | 'expire' | null
  /** Working time until the end or the last event, without pauses, in milliseconds. */
  readonly spent: number
  /** When each device was last seen to open it. */
  readonly devices: ReadonlyMap<string, number>
}

/** A question that nothing has been done with. */
export const untouched: QuestionState = {
  answer: null,
  isMarked: false,
  isGuessed: false,
  isRevealed: false,
  took: 0,
  awarded: null,
}
