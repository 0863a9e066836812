import { join } from 'node:path'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { ContentProblem } from '../server/src/authoring/Content'
import { loadContent } from '../server/src/authoring/loadContent'
import { olderProblem } from '../server/src/authoring/olderAreas'
import { agedQuestions } from '../server/src/authoring/checks/agedQuestions'
import { unshippedParcels } from '../server/src/authoring/checks/goodsPromises'
import { offersOutOfSeason } from '../server/src/authoring/checks/offersOutOfSeason'
import { problemCount } from '../server/src/authoring/checks/problemCount'
import { wordsWithoutSound } from '../server/src/authoring/checks/wordsWithoutSound'
import type { Database } from '../server/src/db/Database'
import { FolderInUse } from '../server/src/db/lockFolder'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { readPlaces } from '../server/src/readConfig'
import { contentFolder } from '../server/src/services/allContent'
import { computedAnswers } from './answers/computedAnswers'
import { contentTables } from './import/contentTables'
import { importContentTable, undoContentTable, writeContentTemplate } from './import/importContentTable'
import { importNotices, writeNoticeTemplate } from './import/importNotices'
import { importTable, undoImport, writeTemplate } from './import/importTable'
import { readArguments, refuse as refuseCommand } from './readArguments'

const USAGE = `npm run content              checks every file of content/ and loads what changed
npm run content -- --check   only checks
npm run content -- --raise   raises the revision of changed content; an older folder then takes nothing back
npm run content -- import programmes <file.csv|file.xlsx>   checks a table (docs/recipes/load-admission-data.md); --apply loads it
npm run content -- import programmes --undo                 takes the last table back
npm run content -- template programmes <file.csv>           writes the columns of a table
npm run content -- import national-lines|school-lines|adjustments <file.csv|file.xlsx>   the same for tables that content/ keeps; --undo and template, too
npm run content -- import notices <file.csv|file.xlsx|file.json>   the same for notices (docs/recipes/load-baoyan-notices.md)`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const lineOf = ({ file, path, reason }: ContentProblem): string => `content/${file} ${path}: ${reason}\n`

/** The database, or nothing while a running backend has the embedded one. */
const openUnlessInUse = async (url: string | undefined, folder: string): Promise<Database | undefined> => {
  try {
    return await openDatabase({ url, folder })
  } catch (error) {
    if (error instanceof FolderInUse) return undefined
    throw error
  }
}

const refuse = (problems: readonly ContentProblem[]): void => {
  for (const problem of problems) process.stderr.write(lineOf(problem))
  process.stderr.write(`${problemCount(problems.length)}, nothing was loaded\n`)
  process.exitCode = 1
}

type Places = ReturnType<typeof readPlaces>

interface TableFlags {
  readonly apply?: boolean
  readonly undo?: boolean
}

/** A table that a content file keeps: the file is changed, and loads like every other one. */
const runContentTable = async (
  [action, kind = '', file]: readonly string[],
  { apply = false, undo = false }: TableFlags,
  { contentDir, dataDir }: Places,
): Promise<boolean> => {
  const table = contentTables[kind]
  if (!table || (!file && !undo)) return false
  const places = { folder: contentFolder(contentDir), dataDir }
  if (action === 'template' && file) writeContentTemplate(table, file)
  else if (action === 'import' && undo) undoContentTable(table, places)
  else if (action === 'import' && file) await importContentTable(table, file, places, !apply)
  else return false
  return true
}

/** `npm run content -- import <kind> <file>` and its kin. */
const runTable = async (words: readonly string[], flags: TableFlags, config: Places): Promise<void> => {
  if (await runContentTable(words, flags, config)) return
  const { apply = false, undo = false } = flags
  const [action, kind, file] = words
  if (
    (action !== 'import' && action !== 'template') ||
    (kind !== 'programmes' && kind !== 'notices') ||
    (!file && !(undo && kind === 'programmes'))
  )
    return refuseCommand(`${words.join(' ')} is nothing that it does`, USAGE)
  if (action === 'template')
    return kind === 'notices' ? writeNoticeTemplate(file ?? '') : writeTemplate(file ?? '')
  const database = await openUnlessInUse(config.databaseUrl, join(config.dataDir, 'database'))
  if (!database) return refuseCommand('A running backend has the embedded database; stop it first', USAGE)
  try {
    await migrate(database.db)
    if (kind === 'notices') await importNotices(database.db, file ?? '', !apply)
    else if (undo) await undoImport(database.db)
    else await importTable(database.db, file ?? '', !apply)
  } finally {
    await database.close()
  }
}

/** `npm run content`: checks every content file, says all that is wrong, and loads what is right. */
const main = async (): Promise<void> => {
  const { values, words } = readArguments({
    usage: USAGE,
    options: {
      check: { type: 'boolean' },
      raise: { type: 'boolean' },
      apply: { type: 'boolean' },
      undo: { type: 'boolean' },
    },
    words: 3,
  })
  const { check, raise } = values
  const config = readPlaces(process.env)
  if (words.length > 0) return runTable(words, values, config)
  const folder = contentFolder(config.contentDir)
  if (raise)
    return say(
      folder.raise()
        ? `The revision is ${folder.revision()}`
        : `Nothing has changed since revision ${folder.revision()}`,
    )
  const { content, problems } = folder.read()
  if (!content) return refuse(problems)
  const answers = computedAnswers(content)
  if (answers.problems.length > 0) return refuse(answers.problems)
  say(
    `${answers.maths.computed} of ${answers.maths.all} maths questions were solved by a program as their keys say`,
  )
  for (const notice of folder.notices(content)) process.stderr.write(lineOf(notice))
  const silent = wordsWithoutSound(content, config.contentDir)
  if (silent.length > 0)
    say(`${silent.length} words have no recording, npm run sounds makes it: ${silent.join(', ')}`)
  const today = shanghaiDate(Date.now())
  for (const [reason, names] of offersOutOfSeason(content, today))
    say(`${names.length} offers ${reason}: ${names.join(', ')}`)
  const parcels = unshippedParcels(content)
  if (parcels.length > 0)
    say(`${parcels.length} goods promise a parcel and ask for no address: ${parcels.join(', ')}`)
  const aged = agedQuestions(content, today)
  if (aged.length > 0) say(`${aged.length} questions on news are past their end: ${aged.join(', ')}`)
  if (check) return say('The content is valid')
  const database = await openUnlessInUse(config.databaseUrl, join(config.dataDir, 'database'))
  if (!database)
    return say(
      'The content is valid. The running backend loads it within a minute; /healthz says when it has not',
    )
  try {
    await migrate(database.db)
    let older: readonly string[] = []
    const areas = await loadContent(database.db, folder, {
      content,
      hashes: folder.hashes(),
      revision: folder.revision(),
      now: Date.now(),
      onOlder: (found) => {
        older = found
      },
    })
    if (older.length > 0) return refuse([olderProblem(older)])
    say(areas.length > 0 ? `The content is loaded: ${areas.join(', ')}` : 'The content is unchanged')
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
