import type { SchoolLineRecord } from './LineRepository'

/** Reads the basic lines of schools in one statement. */
export interface LineRecordsOf {
  basic(schoolIds: readonly string[], year: number): Promise<SchoolLineRecord[]>
}
