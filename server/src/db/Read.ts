import { DrizzleQueryError } from 'drizzle-orm'
import type { Db } from './Database'
import { DatabaseAway } from './DatabaseAway'

/** Runs a read that may be a second stale: public data, never what the caller has just written. */
export type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Reads one database. */
export const readOne =
  (db: Db): Read =>
  (work) =>
    work(db)

/** Whether the query was not attempted (DatabaseAway), because the database failed a moment ago and that was logged. */
const isKnown = (error: unknown): boolean =>
  (error instanceof DrizzleQueryError ? error.cause : error) instanceof DatabaseAway

/** Reads the replica, and the primary whenever the replica fails: gone, behind in its migrations, or in its own way. */
export const readReplica =
  (replica: Db, primary: Db, onFailure: (error: unknown) => void): Read =>
  async (work) => {
    try {
      return await work(replica)
    } catch (error) {
      if (!isKnown(error)) onFailure(error)
      return work(primary)
    }
  }
