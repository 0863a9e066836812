import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFolder } from '../../server/src/authoring/ContentFolder'
import { asCsv } from '../../server/src/services/choose/import/asCsv'
import { readTable } from '../../server/src/services/choose/import/readTable'
import { ContentTableImport } from './ContentTableImport'
import type { ContentTable } from './contentTables'
import { reportRejected } from './reportRejected'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Writes the template of a table: its columns, and a line that shows how they are filled in. */
export const writeContentTemplate = (table: ContentTable, path: string): void => {
  writeFileSync(path, asCsv(table.columns, [table.sample]))
  say(`${path} shows the columns of ${table.file}.json`)
}

interface Places {
  readonly folder: ContentFolder
  readonly dataDir: string
}

const importOf = (table: ContentTable, { folder, dataDir }: Places): ContentTableImport =>
  new ContentTableImport(folder, table, join(dataDir, 'imports'))

/** Imports a table into a content file, or says what is wrong; a dry run writes nothing. */
export const importContentTable = async (
  table: ContentTable,
  file: string,
  places: Places,
  isDry: boolean,
): Promise<void> => {
  const { lines, added, changed, same, rejected, problems } = await importOf(table, places).run(
    readTable(file),
    isDry,
  )
  if (reportRejected(file, lines, rejected)) return
  for (const { file: name, path, reason } of problems)
    process.stderr.write(`content/${name} ${path}: ${reason}\n`)
  if (problems.length > 0) {
    process.stderr.write('The content would not be valid; nothing was loaded\n')
    process.exitCode = 1
    return
  }
  say(`${lines} lines: ${added} new, ${changed} changed, ${same} as before`)
  if (isDry) return say('Nothing was loaded: --apply loads it')
  if (added + changed > 0) places.folder.raise()
  say(`${table.file}.json holds it; a running backend loads it within a minute, npm run content does it now`)
}

/** Takes the last import of a table back. */
export const undoContentTable = (table: ContentTable, places: Places): void => {
  const isDone = importOf(table, places).undo()
  if (isDone) places.folder.raise()
  say(
    isDone
      ? `${table.file}.json is as before the last import`
      : `There is no import to take back, or ${table.file}.json was edited since`,
  )
}
