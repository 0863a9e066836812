import type { Answer } from './Question'

interface EventHead {
  /** Made on the device, once: an event that arrives twice counts once. */
  readonly id: string
  /** Milliseconds, by the backend's clock as the device knows it (`trustedOffset`). */
  readonly at: number
  readonly device: string
  /** When it came to the backend; of attempts that end at a moment. */
  readonly arrived?: number
}

/** Events of one question. */
type QuestionEvent =
  | { readonly kind: 'answer'; readonly question: string; readonly answer: Answer; readonly took: number }
  | { readonly kind: 'clear' | 'reveal'; readonly question: string }
  /** Marked to come back to; guessed instead of known. */
  | { readonly kind: 'mark' | 'guess'; readonly question: string; readonly on: boolean }
  /** The points that the learner gives each line of the rubric, after the end. */
  | { readonly kind: 'award'; readonly question: string; readonly points: readonly number[] }

/** Events of the whole attempt. `expire` is added by the backend when time is over. */
type WholeEvent = { readonly kind: 'open' | 'pause' | 'resume' | 'handIn' | 'expire' }

/** One line of the log of an attempt. The state follows from the log, whatever the order of arrival. */
export type AttemptEvent = EventHead & (QuestionEvent | WholeEvent)

/** The order of replay: by time, and the same on every device where two share a millisecond. */
export const byMoment = (one: AttemptEvent, other: AttemptEvent): number =>
  one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id))
