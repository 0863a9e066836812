import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The connection or a transaction that repositories use; the same type on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Called with every statement before it runs. */
export type OnQuery = (sql: string, params: readonly unknown[]) => void

/** An open database. */
export interface Database {
  readonly db: Db
  /**
   * The connection of health checks: never behind the pool's queue or a lock for more than a second where the engine
   * allows it.
   */
  readonly probe: Db
  /** A copy that is at most a moment behind, for reading; absent without one. */
  readonly replica?: Db | undefined
  /** Which engine answers, for the log. */
  readonly engine: 'pglite' | 'postgresql'
  close(): Promise<void>
}
