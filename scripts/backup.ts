import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupFile, dropOldBackups } from '../server/src/db/backups'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { writeBackup } from '../server/src/db/writeBackup'
import { readArguments } from './readArguments'

const USAGE = `npm run backup [-- <file>]   every row of the database into one file, by default one more among those in DATA_DIR

DATABASE_URL names a PostgreSQL; without it the embedded database of DATA_DIR is saved, whose backend is stopped before.`

/** `npm run backup [-- <file>]`: every row of the database (DATABASE_URL, or the embedded one, stopped) into one file. */
const main = async (): Promise<void> => {
  const [given] = readArguments({ usage: USAGE, words: 1 }).words
  const dataDir = resolve(process.env['DATA_DIR'] ?? '.data')
  const url = process.env['DATABASE_URL']
  const folder = join(dataDir, 'database')
  if (!url && !existsSync(folder))
    throw new Error(
      `There is no database in ${folder}: DATA_DIR names its folder, or DATABASE_URL a PostgreSQL`,
    )
  if (given && existsSync(given)) throw new Error(`${resolve(given)} is there already: name another file`)
  const database = await openDatabase({ url, folder })
  try {
    await migrate(database.db)
    const file = given ?? backupFile(dataDir, Date.now())
    await writeBackup(database.db, file)
    if (!given) dropOldBackups(dataDir)
    process.stdout.write(
      `${file}\nPictures of learners are not in it: keep ${join(dataDir, 'uploads')} too.\n`,
    )
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
