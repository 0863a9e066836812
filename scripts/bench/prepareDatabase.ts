import path from 'node:path'
import { loadContent } from '../../server/src/authoring/loadContent'
import { migrate } from '../../server/src/db/migrate'
import { openDatabase } from '../../server/src/db/openDatabase'
import { contentFolder } from '../../server/src/services/allContent'
import { backendCases } from './backendCases'
import { seatBench } from './benchExam'
import { recordQueries, type Recording, type Statement } from './recordQueries'
import { seedBench } from './seedBench'
import { seedScale } from './seedScale'

/**
 * Migrates and fills an empty PostgreSQL for a bench, and records what each case does in it. `rows` of each table that grows with
 * learners are there before: a fifth of that number of users, three times as many events.
 */
export const prepareDatabase = async (
  url: string,
  rows = 0,
): Promise<{ words: readonly string[]; recordings: readonly Recording[] }> => {
  const seen: Statement[] = []
  const database = await openDatabase({ url, onQuery: (text, params) => seen.push({ text, params }) })
  await migrate(database.db)
  const folder = contentFolder(path.resolve('content'))
  const { content } = folder.read()
  if (!content) throw new Error('the content has problems: npm run content names them')
  await loadContent(database.db, folder, { content, hashes: folder.hashes(), now: Date.now() })
  if (rows > 0) await seedScale(database.db, rows)
  const words = await seedBench(database.db)
  await seatBench(database.db)
  const recordings = await recordQueries(database, seen, backendCases(words))
  await database.close()
  return { words, recordings }
}
