import { createWriteStream, renameSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from './Database'

const LONG_MS = 3_600_000
const AT_ONCE = 1000

const nameRows = v.object({ rows: v.array(v.object({ name: v.string() })) })
const lineRows = v.object({ rows: v.array(v.object({ line: v.string() })) })

/** Names that a query gives. */
export const namesOf = async (tx: Db, query: ReturnType<typeof sql>): Promise<string[]> =>
  v.parse(nameRows, await tx.execute(query)).rows.map(({ name }) => name)

/** The migrations that a database has seen. */
export const migrationsOf = (tx: Db): Promise<string[]> =>
  namesOf(tx, sql`select name from migrations order by name`)

/** Every table but the list of migrations: whatever refers to another comes after it. */
export const tablesOf = async (tx: Db): Promise<string[]> => {
  const left = new Set(
    await namesOf(
      tx,
      sql`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`,
    ),
  )
  const links = await namesOf(
    tx,
    sql`select distinct conrelid::regclass || '>' || confrelid::regclass as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  )
  const needs = links.map((link) => link.split('>').map((table) => table.replace(/^.*\./, '')))
  const ordered: string[] = []
  while (left.size) {
    const free = [...left].filter(
      (table) => !needs.some(([from, to]) => from === table && left.has(to ?? '')),
    )
    if (!free.length) throw new Error(`Tables refer to each other in a ring: ${[...left].join(', ')}`)
    for (const table of free) {
      ordered.push(table)
      left.delete(table)
    }
  }
  return ordered
}

/** The columns of a table that are not computed by the database. */
export const columnsOf = (tx: Db, table: string): Promise<string[]> =>
  namesOf(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  )

async function* linesOf(tx: Db): AsyncGenerator<string> {
  yield `${JSON.stringify({ form: 1, migrations: await migrationsOf(tx) })}\n`
  for (const table of await tablesOf(tx)) {
    yield `#${JSON.stringify({ table, columns: await columnsOf(tx, table) })}\n`
    await tx.execute(
      sql`declare backup no scroll cursor for select to_jsonb(t)::text as line from ${sql.identifier(table)} t`,
    )
    for (;;) {
      const { rows } = v.parse(lineRows, await tx.execute(sql.raw(`fetch ${AT_ONCE} from backup`)))
      if (!rows.length) break
      yield `${rows.map(({ line }) => line).join('\n')}\n`
    }
    await tx.execute(sql`close backup`)
  }
}

/**
 * Writes a consistent snapshot of every row: JSON lines, gzipped, the same for the embedded engine and PostgreSQL. The
 * file appears whole or not at all.
 */
export const writeBackup = (db: Db, file: string): Promise<void> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${LONG_MS}`))
      await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${LONG_MS}`))
      const part = `${file}.part`
      await pipeline(Readable.from(linesOf(tx)), createGzip(), createWriteStream(part, { mode: 0o600 }))
      renameSync(part, file)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
