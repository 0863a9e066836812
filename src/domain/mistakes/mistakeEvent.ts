import { hash } from '@/lib/hash'
import type { ReviewEvent } from '../memory/eventTypes'
import { eventId } from '../memory/eventIds'
import { MemoryModel } from '../memory/MemoryModel'
import type { MemoryState } from '../memory/memoryState'
import { mistakeDue, MISTAKE_RETENTION } from './mistakeDue'
import { type MistakeReason, mistakeReasons } from './mistakeReasons'

const RADIX = 36
const LETTERS = 8
const LONGEST_TOOK_MS = 60_000

export interface Missed {
  readonly questionId: string
  readonly attemptId: string
  readonly reason: MistakeReason
  /** When it was answered. */
  readonly at: number
  readonly took: number
}

/** An attempt writes into the log of the book as a device of its own, so that the same answer makes the same event. */
const deviceOf = ({ attemptId, questionId }: Missed): string =>
  hash(`${attemptId}:${questionId}`).toString(RADIX).padStart(LETTERS, '0').slice(-LETTERS)

/**
 * The line of the book's log that a missed question makes: once, however often it is filed. It comes back before the study day
 * of the exam where one is known.
 */
export const mistakeEvent = (
  missed: Missed,
  state: MemoryState | undefined,
  examDay?: number,
): ReviewEvent => {
  const { questionId, reason, at } = missed
  const answer = {
    word: questionId,
    at,
    grade: mistakeReasons[reason].grade,
    source: 'card',
    proved: true,
  } as const
  const context = { model: new MemoryModel(), retention: MISTAKE_RETENTION, examDay, loadOn: () => 0 }
  const device = deviceOf(missed)
  return {
    ...answer,
    kind: 'review',
    id: eventId(at, device),
    device,
    took: Math.min(LONGEST_TOOK_MS, Math.max(0, missed.took)),
    due: mistakeDue(state, answer, context),
  }
}
