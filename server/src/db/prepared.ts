import { type AnyColumn, sql } from 'drizzle-orm'
import type { Db } from './Database'

/** A placeholder that is compared with a column: unlike a bare one it goes to the driver in the column's form. */
export const given = (name: string, column: AnyColumn) => sql.param(sql.placeholder(name), column)

/** Drizzle builds the text of a query anew at each call; a query that runs all day is compiled once for each connection. */
export const prepared = <T>(compile: (db: Db) => T): ((db: Db) => T) => {
  const compiled = new WeakMap<Db, T>()
  return (db) => {
    const known = compiled.get(db)
    if (known !== undefined) return known
    const fresh = compile(db)
    compiled.set(db, fresh)
    return fresh
  }
}
