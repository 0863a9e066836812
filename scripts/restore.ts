import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { restoreInPlace, restoreToUrl } from '../server/src/db/restoreInPlace'
import { readArguments, refuse } from './readArguments'

const USAGE = `npm run restore -- <file>   a backup into an empty PostgreSQL (DATABASE_URL), or in place of the embedded database`

/** `npm run restore -- <file>`: a backup into an empty PostgreSQL (DATABASE_URL), or in place of the embedded database. */
const main = async (): Promise<void> => {
  const [file = refuse('Name a backup', USAGE)] = readArguments({ usage: USAGE, words: 1 }).words
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) throw new Error(`There is no ${resolve(file)}`)
  if (!stat.isFile()) throw new Error(`${resolve(file)} is no file: name one of the backups in it`)
  const url = process.env['DATABASE_URL']
  if (url) return void process.stdout.write(`${await restoreToUrl(url, file)} rows came back.\n`)
  const folder = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'database')
  const { rows, aside } = await restoreInPlace(folder, file)
  process.stdout.write(`${rows} rows came back.\n`)
  if (aside) process.stdout.write(`What stood there is kept in ${aside}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
