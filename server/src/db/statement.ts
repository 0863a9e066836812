import { type GetColumnData, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './Database'

const dialect = new PgDialect()

/**
 * A prepared statement for hot paths, in and out of transactions: its text is built once, and PostgreSQL keeps its plan
 * under `name` for each connection. `sql.placeholder` names its values; it returns the driver's raw result, to be
 * parsed.
 */
export const statement = (name: string, text: SQL) => {
  const query = dialect.sqlToQuery(text)
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<unknown> =>
    db._.session.prepareQuery(query, undefined, name, false).execute(values)
}

type Row<Columns extends Readonly<Record<string, PgColumn>>> = {
  -readonly [Key in keyof Columns]: GetColumnData<Columns[Key]>
}

/** The same for a read of columns: `rest` is what follows them in the text, and it answers rows as Drizzle's own select does. */
export const selectStatement = <Columns extends Readonly<Record<string, PgColumn>>>(
  name: string,
  columns: Columns,
  rest: SQL,
) => {
  const selected = Object.entries(columns).map(([key, field]) => ({ path: [key], field }))
  const list = selected.map(({ field }) => sql`${field}`)
  const query = dialect.sqlToQuery(sql`select ${sql.join(list, sql`, `)} ${rest}`)
  return (db: Db, values: Readonly<Record<string, unknown>>): Promise<Row<Columns>[]> =>
    db._.session
      .prepareQuery<{ execute: Row<Columns>[]; all: unknown; values: unknown }>(query, selected, name, true)
      .execute(values)
}
