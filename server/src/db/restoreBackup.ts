import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from './Database'
import { withLockForLong } from './withLock'
import { columnsOf, migrationsOf, namesOf, tablesOf } from './writeBackup'

const AT_ONCE = 1000

const headSchema = v.object({ form: v.literal(1), migrations: v.array(v.string()) })
const tableSchema = v.object({ table: v.string(), columns: v.array(v.string()) })
type Table = v.InferOutput<typeof tableSchema>

/** Why a backup was not brought back; nothing was changed. */
class NotRestored extends Error {}

const refuse = (reason: string): never => {
  throw new NotRestored(reason)
}

const readHead = async (tx: Db, line: string): Promise<void> => {
  const { migrations } = v.parse(headSchema, JSON.parse(line))
  const known = new Set(await migrationsOf(tx))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length) refuse(`The backup is of a newer version: this one does not know ${unknown.join(', ')}`)
}

const insert = async (tx: Db, { table, columns }: Table, lines: readonly string[]): Promise<void> => {
  if (!lines.length) return
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(table)
  await tx.execute(sql`insert into ${name} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`)
}

/** Numbers that the database gives go on after the last one that came back. */
const countOn = async (tx: Db, table: string): Promise<void> => {
  const numbered = await namesOf(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`,
  )
  for (const column of numbered) {
    const [name, of] = [sql.identifier(column), sql.identifier(table)]
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(max(${name}), 1), max(${name}) is not null) from ${of}`,
    )
  }
}

const openTable = async (tx: Db, line: string): Promise<Table> => {
  const table = v.parse(tableSchema, JSON.parse(line.slice(1)))
  const known = new Set(await columnsOf(tx, table.table))
  const gone = table.columns.filter((column) => !known.has(column))
  return gone.length ? refuse(`The backup has columns that this version does not: ${gone.join(', ')}`) : table
}

const refuseFull = async (tx: Db): Promise<void> => {
  for (const table of await tablesOf(tx)) {
    const rows = await namesOf(tx, sql`select 'row' as name from ${sql.identifier(table)} limit 1`)
    if (rows.length) refuse(`A backup goes into an empty database, and there are rows in ${table}`)
  }
}

/** By hand, because a line reader of Node does not hand on what goes wrong below it. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Converts any error of a file into one that names the file, not gzip or JSON. */
const notABackup = (file: string, error: unknown): never => {
  if (error instanceof NotRestored) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new NotRestored(`${file} is no backup of 研途, or not a whole one (${reason}). Nothing was changed.`)
}

/** Brings a backup back into a database that is migrated and empty: every row, or none. Answers the number of rows. */
export const restoreBackup = (db: Db, file: string): Promise<number> =>
  withLockForLong(db, 'content', async (tx) => {
    await refuseFull(tx)
    const tables = await tablesOf(tx)
    // Disable triggers: their rows are in the backup, too.
    for (const name of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
    let table: Table | undefined
    let tablesRead = 0
    let held: string[] = []
    let rows = 0
    const flush = async () => {
      if (table) await insert(tx, table, held)
      rows += held.length
      held = []
    }
    let isHead = true
    try {
      for await (const line of linesIn(file)) {
        if (isHead) await readHead(tx, line)
        else if (line.startsWith('#')) {
          await flush()
          table = await openTable(tx, line)
          tablesRead += 1
        } else if (held.push(line) >= AT_ONCE) await flush()
        isHead = false
      }
      if (tablesRead === 0) refuse(`${file} names no table: it is no whole backup. Nothing was changed.`)
    } catch (error) {
      notABackup(file, error)
    }
    await flush()
    for (const name of tables) {
      await countOn(tx, name)
      await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
    }
    return rows
  })
