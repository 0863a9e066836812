import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/Database'
import { upsertAsJson } from './insertAsJson'

const CHUNK = 500

export const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK))

interface Bringing<T extends PgTable> {
  readonly table: T
  /** The columns of the primary key. */
  readonly key: readonly PgColumn[]
  readonly rows: readonly T['$inferInsert'][]
  /** The rows of the table that are spoken of, when not all are. */
  readonly among?: SQL
  /** Whether somebody's rows refer to a row: then it is retired instead of deleted. */
  readonly inUse?: SQL
  /** Values that a retired row takes. */
  readonly retired?: Readonly<Partial<T['$inferInsert']>>
}

const identityOf = (values: readonly unknown[]): string => values.map(String).join('\n')

/**
 * Locks the rows that left the files before checking whether they are in use, so that later statements see concurrent
 * orders.
 */
const takeGone = async <T extends PgTable>(tx: Db, bringing: Bringing<T>): Promise<SQL[]> => {
  const { table, key, rows, among } = bringing
  const source: PgTable = table
  const names = new Map<PgColumn, string>(
    Object.entries<PgColumn>(getTableColumns(table)).map(([name, column]) => [column, name]),
  )
  const kept = new Set(
    rows.map((row) => {
      const values = new Map(Object.entries(row))
      return identityOf(key.map((column) => values.get(names.get(column) ?? '')))
    }),
  )
  const fields = Object.fromEntries(key.map((column, at) => [`k${at}`, sql<unknown>`${column}`]))
  const known = await tx.select(fields).from(source).where(among)
  const gone = known.map((row) => key.map((_, at) => row[`k${at}`])).filter((id) => !kept.has(identityOf(id)))
  const isOne = (id: readonly unknown[]) => and(...key.map((column, at) => eq(column, id[at])))
  const conditions = chunksOf(gone).flatMap((part) => or(...part.map(isOne)) ?? [])
  for (const condition of conditions) {
    await tx.select(fields).from(source).where(condition).for('update')
  }
  return conditions
}

/**
 * Synchronizes a table with the content. Rows are inserted or updated in place; rows that left the files are deleted,
 * or retired where learners' rows refer to them, so no reference dangles.
 */
export const upsertRows = async <T extends PgTable>(tx: Db, bringing: Bringing<T>): Promise<void> => {
  const { table, key, rows, inUse, retired } = bringing
  for (const gone of await takeGone(tx, bringing)) {
    await tx.delete(table).where(inUse ? and(gone, sql`not (${inUse})`) : gone)
    if (retired && Object.keys(retired).length > 0) await tx.update(table).set(retired).where(gone)
  }
  await upsertAsJson(tx, table, key, rows)
}
