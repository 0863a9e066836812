import { join } from 'node:path'
import { loadContent } from '../server/src/authoring/loadContent'
import { wordsWithoutSound } from '../server/src/authoring/wordsWithoutSound'
import type { Database } from '../server/src/db/Database'
import { FolderInUse } from '../server/src/db/lockFolder'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { readPlaces } from '../server/src/readConfig'
import { contentFolder } from '../server/src/services/allContent'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The database, or nothing while a running backend has the embedded one. */
const openUnlessInUse = async (url: string | undefined, folder: string): Promise<Database | undefined> => {
  try {
    return await openDatabase({ url, folder })
  } catch (error) {
    if (error instanceof FolderInUse) return undefined
    throw error
  }
}

/** `npm run content`: checks every content file, says all that is wrong, and loads what is right. */
const main = async (): Promise<void> => {
  const config = readPlaces(process.env)
  const folder = contentFolder(config.contentDir)
  const { content, problems } = folder.read()
  if (!content) {
    for (const { file, path, reason } of problems)
      process.stderr.write(`content/${file} ${path}: ${reason}\n`)
    process.stderr.write(`${problems.length} problems, nothing was loaded\n`)
    process.exitCode = 1
    return
  }
  const silent = wordsWithoutSound(content, config.contentDir)
  if (silent.length > 0)
    say(`${silent.length} words have no recording, npm run sounds makes it: ${silent.join(', ')}`)
  if (process.argv.includes('--check')) return say('The content is valid')
  const database = await openUnlessInUse(config.databaseUrl, join(config.dataDir, 'database'))
  if (!database)
    return say(
      'The content is valid. The running backend loads it within a minute; /healthz says when it has not',
    )
  try {
    await migrate(database.db)
    const areas = await loadContent(database.db, folder, {
      content,
      hashes: folder.hashes(),
      now: Date.now(),
    })
    say(areas.length > 0 ? `The content is loaded: ${areas.join(', ')}` : 'The content is unchanged')
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
