import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Clock } from '../ports/Clock'

/** How long after a failed write the disk counts as full: later writes may succeed in between. */
const TOLD_MS = 5 * 60_000
/** SQLSTATE of PostgreSQL and error code of the system for a full disk. */
const NO_ROOM = new Set(['53100', 'ENOSPC'])

/** Remembers that a write found no room on the disk, for the health check of the process. */
export class DiskWatch {
  private fullAt = -Infinity

  constructor(private readonly clock: Clock) {}

  /** Looks at a failure, whatever it is. */
  note(error: unknown): void {
    const failure = error instanceof DrizzleQueryError ? error.cause : error
    if (types.isNativeError(failure) && 'code' in failure && NO_ROOM.has(String(failure.code)))
      this.fullAt = this.clock()
  }

  /** Whether a write found no room in the last five minutes. */
  isFull(): boolean {
    return this.clock() - this.fullAt < TOLD_MS
  }
}
