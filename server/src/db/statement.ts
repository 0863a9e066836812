import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './Database'

/**
 * A statement written by hand that runs all day, in and out of transactions: its text is made once, and PostgreSQL keeps its
 * plan under `name` for each connection. `sql.placeholder` names its values; what it answers is the driver's, to be parsed.
 */
export const statement = (name: string, text: SQL) => {
  const query = new PgDialect().sqlToQuery(text)
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<unknown> =>
    db._.session.prepareQuery(query, undefined, name, false).execute(values)
}
