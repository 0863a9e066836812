import { and, asc, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/Database'
import { loginFailures, rateLimits, smsCodes, smsInbox, tokens } from '../../db/schema/accounts'
import type { Clock } from '../../ports/Clock'

const DAY = 86_400_000
/** Rows that one turn takes from a table: a backlog goes in several, and none keeps others waiting. */
const AT_ONCE = 1000

interface Forgotten {
  readonly table: PgTable
  readonly key: PgColumn
  /** The moment from which a row is over. */
  readonly over: PgColumn
  /** How long it stays after that. */
  readonly days: number
}

/** Retention beyond any limit, code or lock; a token shows for a month when its user was logged in. */
const forgotten: readonly Forgotten[] = [
  { table: smsCodes, key: smsCodes.id, over: smsCodes.expiresAt, days: 2 },
  { table: smsInbox, key: smsInbox.id, over: smsInbox.sentAt, days: 7 },
  { table: loginFailures, key: loginFailures.loginHash, over: loginFailures.lockedUntil, days: 2 },
  { table: rateLimits, key: rateLimits.key, over: rateLimits.windowStart, days: 2 },
  { table: tokens, key: tokens.tokenHash, over: tokens.expiresAt, days: 30 },
]

/** Deletes what is over: codes, limits, locks and sessions would else grow for ever. */
export class ExpiryCleanup {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** One turn over all tables. Several processes may do it at once: each takes rows that the others pass over. */
  async forget(): Promise<void> {
    for (const { table, key, over, days } of forgotten) {
      await this.forgetIn(table, key, and(lt(over, this.clock() - days * DAY)), over)
    }
  }

  private async forgetIn(table: PgTable, key: PgColumn, isOver: SQL | undefined, order: PgColumn) {
    const rows = this.db
      .select({ key })
      .from(table)
      .where(isOver)
      .orderBy(asc(order))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await this.db.delete(table).where(sql`${key} = any(array(${rows}))`)
  }
}
