import type { WordRow } from '@/contracts/word/wordFields'
import { isKnown, type MemoryState } from '@/domain/memory/memoryState'

/** How far one unit of the book is. */
export interface UnitProgress {
  readonly stage: number
  readonly words: number
  readonly seen: number
  readonly known: number
}

/** The units of a book in their order, with what the log says of their words. */
export const unitProgress = (
  rows: readonly WordRow[],
  states: ReadonlyMap<string, MemoryState>,
): UnitProgress[] => {
  const units = new Map<number, { words: number; seen: number; known: number }>()
  for (const { id, stage } of rows) {
    const unit = units.get(stage) ?? { words: 0, seen: 0, known: 0 }
    units.set(stage, unit)
    const state = states.get(id)
    unit.words += 1
    unit.seen += Number(state !== undefined)
    unit.known += Number(state !== undefined && isKnown(state))
  }
  return [...units].map(([stage, unit]) => ({ stage, ...unit })).sort((one, other) => one.stage - other.stage)
}
