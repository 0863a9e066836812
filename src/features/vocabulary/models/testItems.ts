import type { WordRow } from '@/contracts/word/wordFields'
import type { ReviewSource } from '@/domain/memory/eventTypes'
import { distractors } from './distractors'
import { proofOptions } from './proofOptions'
import { seededOrder } from './seededOrder'

/** The kinds of tests: choose the meaning, choose the word, spell it, listen and choose the meaning. */
export const testKinds = ['meaning', 'word', 'spell', 'listen'] as const satisfies readonly ReviewSource[]
export type TestKind = (typeof testKinds)[number]

/** One question. A spelling question has no options. */
export interface TestItem {
  readonly row: WordRow
  readonly options: readonly WordRow[]
}

const WRONG = 3

/** The questions on `rows` in an order of the seed, at most `count`; the book lends the wrong answers. */
export const testItems = (
  rows: readonly WordRow[],
  book: readonly WordRow[],
  kind: TestKind,
  count: number,
  seed: string,
): TestItem[] =>
  seededOrder(rows, seed, ({ id }) => id)
    .slice(0, count)
    .map((row) => ({
      row,
      options: kind === 'spell' ? [] : proofOptions(row, distractors(row, book, WRONG, seed)),
    }))
