import type { WordRow } from '@/contracts/word/wordFields'
import { isKnown, type MemoryState } from '@/domain/memory/memoryState'

export const wordFilters = ['all', 'new', 'learning', 'known', 'wrong'] as const
export type WordFilter = (typeof wordFilters)[number]

/** Conditions of the filters on a word's state; a word without one is new. */
const RULES: Readonly<Record<WordFilter, (state: MemoryState | undefined) => boolean>> = {
  all: () => true,
  new: (state) => state === undefined,
  learning: (state) => state !== undefined && !isKnown(state),
  known: (state) => state !== undefined && isKnown(state),
  wrong: (state) => state?.lastGrade === 1,
}

/** The rows of a book that a filter lets through, in the order of the book. */
export const filteredRows = (
  rows: readonly WordRow[],
  states: ReadonlyMap<string, MemoryState>,
  filter: WordFilter,
  stage?: number,
): readonly WordRow[] =>
  filter === 'all' && stage === undefined
    ? rows
    : rows.filter((row) => (stage === undefined || row.stage === stage) && RULES[filter](states.get(row.id)))

export const filterTexts: Readonly<Record<WordFilter, string>> = {
  all: '全部',
  new: '没学',
  learning: '在学',
  known: '掌握',
  wrong: '答错',
}

/** Name of a word's state. */
export const stateText = (state: MemoryState | undefined): string => {
  if (!state) return '没学'
  if (state.suspended) return '放一放'
  if (state.lastGrade === 1) return '答错'
  return isKnown(state) ? '掌握' : '在学'
}
