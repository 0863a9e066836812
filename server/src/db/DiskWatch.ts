import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Clock } from '../ports/Clock'

/** Writes come and go: one that found no room is told of until long after the next ones came. */
const TOLD_MS = 5 * 60_000
/** PostgreSQL says it by its SQLSTATE, the system by its own name. */
const NO_ROOM = new Set(['53100', 'ENOSPC'])

/** Remembers that a write found no room on the disk, for whoever watches over the process. */
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
