import type { MistakeRow, MistakeState } from '@/contracts/exercise/mistakes'
import type { MistakeCause } from '@/domain/mistakes/mistakeCauses'

/** Which questions of the book are wanted. */
export interface MistakeFilter {
  readonly state: MistakeState
  readonly subject?: string | undefined
  readonly point?: string | undefined
  readonly cause?: MistakeCause | undefined
}

/** The set fields of a filter as a query. */
export const queryOf = (filter: MistakeFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as MistakeFilter

/** Whether a filter excludes any question of its state. */
export const isFiltered = ({ state: _, ...others }: MistakeFilter): boolean =>
  Object.values(others).some(Boolean)

/** Whether a question of the filter's state matches the rest of the filter. */
export const meets =
  ({ subject, point, cause }: MistakeFilter) =>
  (row: Pick<MistakeRow, 'subject' | 'point' | 'cause'>): boolean =>
    (!subject || row.subject === subject) &&
    (!point || row.point === point) &&
    (!cause || row.cause === cause)
