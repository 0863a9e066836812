import type { Phase, MemoryState } from './memoryState'

const PHASES = ['learning', 'review', 'relearning'] as const satisfies readonly Phase[]

/** A word in a snapshot: its id, its state as numbers (none when all was taken back), its history as text. */
type SnapshotRow = readonly [word: string, state: readonly number[] | null, history: string]

/** All of a log as plain data, to be kept on the device as JSON. */
export interface LogSnapshot {
  readonly format: 1
  /** The weights the states were computed with; other weights replay the histories. */
  readonly weights: readonly number[]
  readonly devices: readonly string[]
  readonly words: readonly SnapshotRow[]
}

/** A state as numbers in a fixed order. */
export const packState = (state: MemoryState): readonly number[] => [
  PHASES.indexOf(state.phase),
  state.step,
  state.stability,
  state.difficulty,
  state.due,
  state.firstSeen,
  state.lastReview,
  state.lastGrade,
  state.reviews,
  state.lapses,
  Number(state.suspended),
]

/** The opposite of `packState`. */
export const unpackState = (word: string, packed: readonly number[]): MemoryState => {
  const at = (index: number) => packed[index] ?? 0
  const grade = at(7)
  return {
    word,
    phase: PHASES[at(0)] ?? 'review',
    step: at(1),
    stability: at(2),
    difficulty: at(3),
    due: at(4),
    firstSeen: at(5),
    lastReview: at(6),
    lastGrade: grade === 2 || grade === 3 || grade === 4 ? grade : 1,
    reviews: at(8),
    lapses: at(9),
    suspended: at(10) === 1,
  }
}
