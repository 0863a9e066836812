/** 不认识, 模糊, 认识, 太简单: the grades of FSRS. 模糊 is a hard success, never a failure. */
export type Grade = 1 | 2 | 3 | 4

export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<string, Grade>

/** Sources of a grade: the card itself, or one of the tests. */
export const reviewSources = ['card', 'meaning', 'word', 'spell', 'listen'] as const
export type ReviewSource = (typeof reviewSources)[number]

interface EventHead {
  /** `eventId(at, device)`: the log never holds two events of one id. */
  readonly id: string
  /** Milliseconds; never twice the same on one device (`nextEventTime`). */
  readonly at: number
  /** Eight letters or digits, made once per device. */
  readonly device: string
  /** The id of what is remembered, a word or a card of a point: the log falls apart into one small log for each. */
  readonly word: string
}

/** A word was answered. */
export interface ReviewEvent extends EventHead {
  readonly kind: 'review'
  readonly grade: Grade
  readonly source: ReviewSource
  /** Whether a first-sight 认识 was proved by the quick choice. */
  readonly proved: boolean
  /** From seeing the card to the answer, in milliseconds, at most a minute. */
  readonly took: number
  /** When the word comes back, as the device decided it: replaying the log never moves an appointment. */
  readonly due: number
}

/** Takes back one earlier review, suspension or resumption; the state is then as if that had never been. */
export interface UndoEvent extends EventHead {
  readonly kind: 'undo'
  readonly target: string
}

/** A leech or an unwanted word is set aside, or taken up again. */
export interface SuspensionEvent extends EventHead {
  readonly kind: 'suspend' | 'resume'
}

/** One line of the append-only log. */
export type MemoryEvent = ReviewEvent | UndoEvent | SuspensionEvent
