import type { WordRow } from '@/contracts/word/wordFields'
import { seededOrder } from './seededOrder'

/** A word among its distractors, in an order that reveals nothing. */
export const proofOptions = (row: WordRow, others: readonly WordRow[]): WordRow[] =>
  seededOrder([row, ...others], row.id, ({ id }) => id)
