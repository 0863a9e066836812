import type { Grade } from './eventTypes'

/** `learning` and `relearning` come back within the session, `review` on a later study day. */
export type Phase = 'learning' | 'review' | 'relearning'

/** State of a remembered item, derived from the log; an item without one is new. */
export interface MemoryState {
  /** The id of what is remembered, a word or a card of a point: the log's format, made for words, calls it so. */
  readonly word: string
  readonly phase: Phase
  /** Position in the learning steps. */
  readonly step: number
  /** Days until recall falls to 90 %. */
  readonly stability: number
  /** 1 easy to 10 hard. */
  readonly difficulty: number
  /** Milliseconds; day intervals begin at 04:00 of their study day. */
  readonly due: number
  readonly firstSeen: number
  readonly lastReview: number
  readonly lastGrade: Grade
  readonly reviews: number
  /** Forgotten after it had been learned. */
  readonly lapses: number
  readonly suspended: boolean
}

/** A word counts as known when it is expected to last three weeks. */
export const KNOWN_DAYS = 21

export const isKnown = (state: MemoryState): boolean =>
  state.phase === 'review' && state.stability >= KNOWN_DAYS

const LEECH_LAPSES = 8
const LEECH_AGAIN_EVERY = 4

/** The eighth time needs help, and then every fourth. */
const needsHelp = (times: number): boolean =>
  times >= LEECH_LAPSES && (times - LEECH_LAPSES) % LEECH_AGAIN_EVERY === 0

/** Whether the last answer made the word a leech: at the eighth lapse, then at every fourth. */
export const becameLeech = (state: MemoryState): boolean =>
  state.lastGrade === 1 && state.phase === 'relearning' && needsHelp(state.lapses)

/**
 * Whether the last answer, a failed one, made a word a leech of this day, out of how often it was failed today. A word that
 * was never learned has no lapse, however often it is failed.
 */
export const gotStuck = (failsToday: number): boolean => needsHelp(failsToday)

/** A word forgotten so often that it needs help, not more reviews. */
export const isLeech = (state: MemoryState): boolean => state.lapses >= LEECH_LAPSES
