import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, OnQuery } from './Database'
import { lockFolder } from './lockFolder'
import { FolderUnreadable } from './FolderUnreadable'
import { OwnersFiles } from './OwnersFiles'
import { openPostgres } from './openPostgres'

const IN_MEMORY = 'memory://'

export interface DatabaseOptions {
  /** A PostgreSQL address; without one the embedded engine runs. */
  readonly url?: string | undefined
  /** The address of a replica, for what may be a second old. */
  readonly readUrl?: string | undefined
  /** The folder of the embedded engine; in memory without one. */
  readonly folder?: string | undefined
  /** Starts the embedded engine; a test runner may need its own way to load it. */
  readonly startPglite?: ((folder: string) => Promise<PGlite>) | undefined
  /** Called with every statement before it runs: for metrics and for tests that count queries. */
  readonly onQuery?: OnQuery | undefined
}

const start = (folder: string): Promise<PGlite> =>
  folder === IN_MEMORY ? PGlite.create(folder) : PGlite.create({ fs: new OwnersFiles(folder) })

const openPglite = async (options: DatabaseOptions, onQuery: OnQuery): Promise<Database> => {
  const { folder, startPglite = start } = options
  const unlock = folder ? await lockFolder(folder) : () => undefined
  const client = await startPglite(folder ?? IN_MEMORY).catch((error: unknown) => {
    unlock()
    throw folder ? new FolderUnreadable(folder, error) : error
  })
  const db = drizzle(client, { logger: { logQuery: onQuery } })
  const close = async () => {
    await client.close()
    unlock()
  }
  return { db, probe: db, engine: 'pglite', close }
}

/** Opens PostgreSQL when a url is given, else the embedded engine. The caller closes it. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const onQuery = options.onQuery ?? (() => undefined)
  return options.url ? openPostgres(options.url, onQuery, options.readUrl) : openPglite(options, onQuery)
}
