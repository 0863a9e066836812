import { readContent } from '../server/src/authoring/readContent'
import { loadContent } from '../server/src/authoring/loadContent'
import { wordsWithoutSound } from '../server/src/authoring/wordsWithoutSound'
import { join } from 'node:path'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { readPlaces } from '../server/src/readConfig'

/** `npm run content`: checks every content file, says all that is wrong, and loads what is right. */
const main = async (): Promise<void> => {
  const config = readPlaces(process.env)
  const { content, problems, hash } = readContent(config.contentDir)
  if (!content) {
    for (const { file, path, reason } of problems)
      process.stderr.write(`content/${file} ${path}: ${reason}\n`)
    process.stderr.write(`${problems.length} problems, nothing was loaded\n`)
    process.exitCode = 1
    return
  }
  const silent = wordsWithoutSound(content, config.contentDir)
  if (silent.length > 0)
    process.stdout.write(
      `${silent.length} words have no recording, npm run sounds makes it: ${silent.join(', ')}\n`,
    )
  if (process.argv.includes('--check')) {
    process.stdout.write('The content is valid\n')
    return
  }
  const database = await openDatabase({ url: config.databaseUrl, folder: join(config.dataDir, 'database') })
  try {
    await migrate(database.db)
    process.stdout.write(`The content is ${await loadContent(database.db, content, hash, Date.now())}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
