import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/Database'

const CHUNK = 2000

type Columns = readonly (readonly [name: string, column: PgColumn])[]

/**
 * Values as JSON: converted as the driver does, except documents and lists, which stay as they are. Refuses SQL
 * expressions.
 */
const written = (column: PgColumn, value: unknown): unknown => {
  if (is(value, SQL)) throw new Error(`${column.name}: an expression cannot be written as JSON`)
  if (value === null || column.dataType === 'json' || column.dataType === 'array') return value
  return column.mapToDriverValue(value)
}

const asRecord = (columns: Columns, row: object): Record<string, unknown> => {
  const given = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    columns.map(([name, column]) => {
      const value = given.get(name)
      return [column.name, written(column, value === undefined ? (column.default ?? null) : value)]
    }),
  )
}

/** The columns that some row names: the others take the defaults of the table. */
const namedColumns = (table: PgTable, rows: readonly object[]): Columns => {
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  return Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => named.has(name))
}

/** Inserts many rows as one JSON value a statement: an eighth of the time of a parameter for each field. */
export const insertAsJson = async <T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> => {
  const columns = namedColumns(table, rows)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += CHUNK) {
    const part = JSON.stringify(rows.slice(from, from + CHUNK).map((row) => asRecord(columns, row)))
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${part}::jsonb) ${onConflict}`,
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

const nameOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`

/** Inserts rows, or updates those with the same key, where they differ and `where` holds. */
export const upsertAsJson = async <T extends PgTable>(
  tx: Db,
  table: T,
  key: readonly PgColumn[],
  rows: readonly T['$inferInsert'][],
  where: SQL = sql`true`,
): Promise<void> => {
  const rest = Object.values<PgColumn>(getTableColumns(table)).filter((column) => !key.includes(column))
  const set = rest.map((column) => sql`${nameOf(column)} = excluded.${nameOf(column)}`)
  await insertAsJson(
    tx,
    table,
    rows,
    sql`on conflict (${sql.join(key.map(nameOf), sql`, `)}) do update set ${sql.join(set, sql`, `)}
      where ${where} and (${table}.*) is distinct from (excluded.*)`,
  )
}
