import type { WordRow } from '@/contracts/word/wordFields'
import { seededOrder } from './seededOrder'

/** A word among those that stand beside it, in an order that gives nothing away. */
export const proofOptions = (row: WordRow, others: readonly WordRow[]): WordRow[] =>
  seededOrder([row, ...others], row.id, ({ id }) => id)
