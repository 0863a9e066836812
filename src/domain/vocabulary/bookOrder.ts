import { hash } from '@/lib/hash'

interface Placed {
  readonly id: string
  readonly stage: number
  readonly frequency: number
}

/**
 * The order of a book: by stage, in a stage the most frequent first, and among those mixed, because neighbours of the
 * alphabet are mistaken for each other. The rows say it all, so a changed word never moves the others.
 */
export const byBookOrder = (one: Placed, other: Placed): number =>
  one.stage - other.stage || other.frequency - one.frequency || hash(one.id) - hash(other.id)
