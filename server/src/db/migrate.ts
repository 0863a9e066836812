import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from './Database'
import { withLockForLong } from './withLock'

const folder = join(__dirname, 'migrations')

const statementsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)

const applied = async (tx: Db) => {
  await tx.execute(
    sql.raw(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    ),
  )
  const result = await tx.select({ name: sql<string>`name` }).from(sql`migrations`)
  return new Set(result.map((row) => row.name))
}

/** Applies the numbered migrations that are missing, all or none; several processes may start at once. */
export const migrate = (db: Db): Promise<number> =>
  withLockForLong(db, 'migrations', async (tx) => {
    const done = await applied(tx)
    const missing = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !done.has(name))
      .sort()
    for (const name of missing) {
      for (const statement of statementsOf(name)) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (name) values (${name})`)
    }
    return missing.length
  })
