import { existsSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { restoreBackup } from '../server/src/db/restoreBackup'
import { lockFolder } from '../server/src/db/lockFolder'

/** Puts what stands in the place of the embedded database aside, whatever its state. */
const putAside = async (folder: string): Promise<void> => {
  if (!existsSync(folder)) return
  const free = await lockFolder(folder)
  const aside = `${folder}-before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  renameSync(folder, aside)
  free()
  process.stdout.write(`What stood there is kept in ${aside}\n`)
}

/** `npm run restore -- <file>`: a backup into an empty PostgreSQL (DATABASE_URL), or in place of the embedded database. */
const main = async (): Promise<void> => {
  const file = process.argv[2]
  if (!file || !existsSync(file)) throw new Error('Name a backup: npm run restore -- <file>')
  const url = process.env['DATABASE_URL']
  const folder = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'database')
  if (!url) await putAside(folder)
  const database = await openDatabase({ url, folder })
  try {
    await migrate(database.db)
    process.stdout.write(`${await restoreBackup(database.db, file)} rows came back.\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
