import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { loginFailures } from '../../db/schema/accounts'
import { sha256 } from '../../http/sha256'
import type { Clock } from '../../ports/Clock'
import { accountLimits as limits } from './accountLimits'

/** How a login name is written down. */
export const loginHashOf = (loginName: string) => sha256(loginName)

/**
 * Locks a login name for 15 minutes after ten wrong passwords. It counts names, not accounts,
 * so it never says whether an account exists.
 */
export class PasswordLock {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Milliseconds until the name may be tried again; 0 when it is free. */
  async remaining(loginName: string): Promise<number> {
    const [row] = await this.db
      .select()
      .from(loginFailures)
      .where(eq(loginFailures.loginHash, loginHashOf(loginName)))
    return Math.max(0, (row?.lockedUntil ?? 0) - this.clock())
  }

  /** Takes one of the ten tries before the password is checked; false when none is left. The tenth locks the name. */
  async takeTry(loginName: string): Promise<boolean> {
    const now = this.clock()
    const at = (moment: number) => sql`${new Date(moment).toISOString()}::timestamptz`
    const passed = sql`${loginFailures.lockedUntil} is not null and ${loginFailures.lockedUntil} <= ${at(now)}`
    const failures = sql`case when ${passed} then 1 else ${loginFailures.failures} + 1 end`
    const kept = sql`case when ${passed} then null else ${loginFailures.lockedUntil} end`
    const [row] = await this.db
      .insert(loginFailures)
      .values({ loginHash: loginHashOf(loginName), failures: 1 })
      .onConflictDoUpdate({
        target: loginFailures.loginHash,
        set: {
          failures,
          lockedUntil: sql`case when ${failures} = ${limits.wrongPasswords} then ${at(now + limits.lockTime)} else ${kept} end`,
        },
      })
      .returning()
    return !row || row.failures <= limits.wrongPasswords
  }

  /** A right password or a reset clears the count. */
  async clear(loginName: string): Promise<void> {
    await this.db.delete(loginFailures).where(eq(loginFailures.loginHash, loginHashOf(loginName)))
  }
}
