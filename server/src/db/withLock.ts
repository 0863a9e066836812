import { sql } from 'drizzle-orm'
import type { Db } from './Database'
import { statement } from './statement'

const LONG_WORK_MS = 300_000

const takeLock = statement(
  'take_lock',
  sql`select pg_advisory_xact_lock(hashtext(${sql.placeholder('name')}))`,
)

/** Takes the named lock of the database until the transaction ends. */
export const lock = (tx: Db, name: string) => takeLock(tx, { name: `yantu:${name}` })

/** Runs `work` in one transaction that holds the named lock of the database: one process at a time. */
export const withLock = <T>(db: Db, name: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lock(tx, name)
    return work(tx)
  })

/** `withLock` for what may take minutes, and may wait as long for another process that does the same. */
export const withLockForLong = <T>(db: Db, name: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${LONG_WORK_MS}`))
    await tx.execute(sql.raw(`set local lock_timeout = ${LONG_WORK_MS}`))
    // A busy machine may compute long between two statements.
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${LONG_WORK_MS}`))
    await lock(tx, name)
    return work(tx)
  })
