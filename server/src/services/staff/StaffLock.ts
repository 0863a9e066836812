import { eq, sql } from 'drizzle-orm'
import { staffLimits as limits } from '@/domain/staff/staffRules'
import type { Db } from '../../db/Database'
import { staffFailures } from '../../db/schema/staff'
import { sha256 } from '../../http/sha256'
import type { Clock } from '../../ports/Clock'

/**
 * Locks a login name for 15 minutes after five wrong passwords or codes. Counts names, not accounts, so that it never
 * reveals whether an account exists.
 */
export class StaffLock {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt before the secret is compared; returns the number of attempts, or undefined when none is left. */
  async take(name: string): Promise<number | undefined> {
    const now = this.clock()
    const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`
    const isOver = sql`${staffFailures.lockedUntil} is not null and ${staffFailures.lockedUntil} <= ${at(now)}`
    const failures = sql`case when ${isOver} then 1 else ${staffFailures.failures} + 1 end`
    const lockedUntil = sql`case when ${failures} = ${limits.wrongTries} then ${at(now + limits.lockTime)}
      when ${isOver} then null else ${staffFailures.lockedUntil} end`
    const [row] = await this.db
      .insert(staffFailures)
      .values({ loginHash: sha256(name), failures: 1 })
      .onConflictDoUpdate({ target: staffFailures.loginHash, set: { failures, lockedUntil } })
      .returning()
    return row && row.failures > limits.wrongTries ? undefined : (row?.failures ?? 1)
  }

  async clear(name: string): Promise<void> {
    await this.db.delete(staffFailures).where(eq(staffFailures.loginHash, sha256(name)))
  }
}
