import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/Database'
import type { PictureStore } from '../gateways/pictures/PictureStore'

/** An account that is going: its uid, and the phone that rows without a uid may name. */
export interface LeavingAccount {
  readonly uid: number
  readonly phone: string | null
  readonly pictures: PictureStore
}

/** Deletes or moves an area's rows when an account is removed or merged; inside one transaction. */
export interface AccountRows {
  /**
   * The locks (`db/withLock`) under which devices append to the logs of an account. A merge of logs takes these first:
   * an append holds its lock and waits for the account.
   */
  logLocks?(uid: number): readonly string[]
  /** Removes what is personal. */
  remove(tx: Db, account: LeavingAccount): Promise<void>
  /** Gives every row of one account to another; of duplicates the second account's row stays. */
  move(tx: Db, from: number, to: number): Promise<void>
}

/** A table whose rows go with their account and move with it. */
interface OwnedTable {
  readonly table: PgTable & { readonly uid: PgColumn }
  /** The columns that make a row unique within one account, when any do: of two such rows the second account's stays. */
  readonly by?: readonly PgColumn[]
}

const move = async (tx: Db, { table, by }: OwnedTable, from: number, to: number): Promise<void> => {
  const same = (by ?? []).map((column) => sql`and other.${sql.identifier(column.name)} = ${column}`)
  const isThere = sql`exists (select 1 from ${table} other where other.uid = ${to} ${sql.join(same, sql` `)})`
  if (by) await tx.delete(table).where(sql`${table.uid} = ${from} and ${isThere}`)
  await tx.execute(sql`update ${table} set uid = ${to} where uid = ${from}`)
}

/** The usual case: rows are deleted with their account and moved with it. */
export const ownedRows = (tables: readonly OwnedTable[]): AccountRows => ({
  remove: async (tx, { uid }) => {
    for (const { table } of tables) await tx.delete(table).where(eq(table.uid, uid))
  },
  move: async (tx, from, to) => {
    for (const table of tables) await move(tx, table, from, to)
  },
})
