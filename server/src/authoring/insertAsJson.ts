import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/Database'

const CHUNK = 2000

const asRecord = (columns: Readonly<Record<string, PgColumn>>, row: object): Record<string, unknown> => {
  const given = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column.name, given.get(name) ?? null]),
  )
}

/**
 * Inserts many rows as one JSON value a statement: an eighth of the time of a parameter for each field. Every column is written, so
 * defaults of the table do not apply; moments are not supported.
 */
export const insertAsJson = async <T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> => {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  for (let from = 0; from < rows.length; from += CHUNK) {
    const part = JSON.stringify(rows.slice(from, from + CHUNK).map((row) => asRecord(columns, row)))
    await tx.execute(
      sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${part}::jsonb) ${onConflict}`,
    )
  }
}

/** Replaces all rows of a table that no learner's row refers to. */
export const replaceAsJson = async <T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  await tx.delete(table)
  await insertAsJson(tx, table, rows)
}
