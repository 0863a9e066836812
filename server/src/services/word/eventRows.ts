import type { VocabularyEvent } from '@/domain/vocabulary/eventTypes'
import type { WordState } from '@/domain/vocabulary/wordState'
import type { wordEvents, wordStates } from '../../db/schema/words'

type EventRow = typeof wordEvents.$inferSelect

/** An event as the table keeps it. */
export const rowOfEvent = (
  uid: number,
  seq: number,
  event: VocabularyEvent,
): typeof wordEvents.$inferInsert => {
  const { id, word, device, kind, at } = event
  const head = { uid, seq, id, word, device, kind, at }
  if (event.kind === 'undo') return { ...head, target: event.target }
  if (event.kind !== 'review') return head
  const { grade, source, proved, took, due } = event
  return { ...head, grade, source, proved, took, due }
}

const isGrade = (value: number | null): value is 1 | 2 | 3 | 4 => value !== null && value >= 1 && value <= 4

/** The opposite of `rowOfEvent`. */
export const eventOfRow = (row: EventRow): VocabularyEvent => {
  const { id, word, device, kind, at, grade, source, proved, took, due, target } = row
  const head = { id, word, device, at }
  if (kind === 'suspend' || kind === 'resume') return { ...head, kind }
  if (kind === 'undo') return { ...head, kind, target: target ?? '' }
  if (!isGrade(grade) || source === null || due === null) throw new Error(`The event ${id} is not whole`)
  return { ...head, kind, grade, source, proved: proved ?? false, took: took ?? 0, due }
}

/** A state as the table keeps it. */
export const rowOfState = (uid: number, state: WordState): typeof wordStates.$inferInsert => {
  const { word, phase, stability, due, firstSeen, lastReview, lastGrade, suspended } = state
  return { uid, word, phase, stability, due, firstSeen, lastReview, lastGrade, suspended }
}
