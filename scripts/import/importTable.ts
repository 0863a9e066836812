import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Db } from '../../server/src/db/Database'
import { asCsv } from '../../server/src/services/choose/import/asCsv'
import { programmeColumns } from '../../server/src/services/choose/import/programmeColumns'
import { ProgrammeImport } from '../../server/src/services/choose/import/ProgrammeImport'
import { readTable } from '../../server/src/services/choose/import/readTable'
import { reportRejected } from './reportRejected'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Writes the template of a table: its columns and one line that shows how they are filled in. */
export const writeTemplate = (path: string): void => {
  const sample = [
    '北京大学',
    '计算机学院',
    '081200',
    '计算机科学与技术',
    '学硕',
    2026,
    350,
    352,
    378.5,
    420,
    60,
    45,
  ]
  writeFileSync(path, asCsv(programmeColumns, [[...sample, 400, '复试名单', 80, 45]]))
  say(`${path} shows the columns of a table of programmes`)
}

/** Imports a table of programmes, or lists its errors; a dry run imports nothing. */
export const importTable = async (db: Db, file: string, isDry: boolean): Promise<void> => {
  const table = new ProgrammeImport(db, Date.now, randomUUID)
  const result = await table.run(readTable(file), basename(file), isDry)
  const { lines, programmes, added, changed, rejected } = result
  if (reportRejected(file, lines, rejected)) return
  const what = `${programmes} programmes of ${lines} lines: ${added} new, ${changed} changed`
  say(isDry ? `${what}. Nothing was loaded: --apply loads it` : `${what}. Loaded; --undo takes it back`)
}

/** Takes the last import back. */
export const undoImport = async (db: Db): Promise<void> => {
  const undone = await new ProgrammeImport(db, Date.now, randomUUID).undo()
  say(
    undone
      ? `${undone.file} is taken back (${undone.programmes} programmes)`
      : 'There is no import to take back',
  )
}
