import type { MemoryEvent } from '@/domain/memory/eventTypes'
import type { MemoryState } from '@/domain/memory/memoryState'
import type { wordEvents } from '../../db/schema/words'
import type { WordBase } from './wordBase'

/** Fields of an event row, times in milliseconds. */
export type EventFields = Omit<typeof wordEvents.$inferSelect, 'uid' | 'seq'>

/** A moment as JSON brings it to a column. */
export const momentOf = (at: number): string => new Date(at).toISOString()

/** An event by the columns of its table. */
export const rowOfEvent = (uid: number, seq: number, event: MemoryEvent) => {
  const { id, word, device, kind, at } = event
  const head = { uid, seq, id, word, device, kind, at: momentOf(at) }
  if (event.kind === 'undo') return { ...head, target: event.target }
  if (event.kind !== 'review') return head
  const { grade, source, proved, took, due } = event
  return { ...head, grade, source, proved, took, due: momentOf(due) }
}

const isGrade = (value: number | null): value is 1 | 2 | 3 | 4 => value !== null && value >= 1 && value <= 4

/** The opposite of `rowOfEvent`. */
export const eventOfRow = (row: EventFields): MemoryEvent => {
  const { id, word, device, kind, at, grade, source, proved, took, due, target } = row
  const head = { id, word, device, at }
  if (kind === 'suspend' || kind === 'resume') return { ...head, kind }
  if (kind === 'undo') return { ...head, kind, target: target ?? '' }
  if (!isGrade(grade) || source === null || due === null) throw new Error(`The event ${id} is not whole`)
  return { ...head, kind, grade, source, proved: proved ?? false, took: took ?? 0, due }
}

/** A state by the columns of its table, with what the next replay begins with. */
export const rowOfState = (uid: number, state: MemoryState, base: WordBase | undefined) => ({
  uid,
  word: state.word,
  phase: state.phase,
  stability: state.stability,
  due: momentOf(state.due),
  first_seen: momentOf(state.firstSeen),
  last_review: momentOf(state.lastReview),
  last_grade: state.lastGrade,
  suspended: state.suspended,
  base: base?.state ?? null,
  base_at: base ? momentOf(base.at) : null,
})
