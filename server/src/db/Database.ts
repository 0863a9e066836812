import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What repositories run on: the connection, or a transaction of it. The same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database. */
export interface Database {
  readonly db: Db
  /** Which engine answers, for the log. */
  readonly engine: 'pglite' | 'postgresql'
  close(): Promise<void>
}
