import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Db } from '../../server/src/db/Database'
import { noticeColumns } from '../../server/src/services/baoyan/import/noticeColumns'
import { NoticeImport } from '../../server/src/services/baoyan/import/NoticeImport'
import { readBoard } from '../../server/src/services/baoyan/import/readBoard'
import { asCsv } from '../../server/src/services/choose/import/asCsv'
import { readTable } from '../../server/src/services/choose/import/readTable'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const MOST_SHOWN = 20

/** Writes the template of a table of notices. */
export const writeNoticeTemplate = (path: string): void => {
  const sample = [
    ['北京大学', '计算机学院', '夏令营', 2028, '0812', '学术学位', '', 'https://example.com/notice'],
    ['2027-05-20', '2027-06-20 17:00', '2027-06-22', '2027-07 上旬', '2027-07'],
  ].flat()
  writeFileSync(path, asCsv(noticeColumns, [sample]))
  say(`${path} shows the columns of a table of notices`)
}

/** Loads notices of a table or of a board in JSON, or says what is wrong; a dry run loads nothing. */
export const importNotices = async (db: Db, file: string, isDry: boolean): Promise<void> => {
  const lines = file.endsWith('.json') ? readBoard(readFileSync(file, 'utf8')) : readTable(file)
  const result = await new NoticeImport(db, Date.now, randomUUID).run(lines, isDry)
  const { added, changed, same, edited, rejected } = result
  for (const { line, column, reason } of rejected.slice(0, MOST_SHOWN))
    process.stderr.write(`${file} line ${line} ${column}: ${reason}\n`)
  if (rejected.length > 0) {
    process.stderr.write(`${rejected.length} cells of ${result.lines} lines are wrong; nothing was loaded\n`)
    process.exitCode = 1
    return
  }
  const what = `${result.lines} notices: ${added} new, ${changed} changed, ${same} as before, ${edited} kept as an operator corrected them`
  say(isDry ? `${what}. Nothing was loaded: --apply loads it` : `${what}. Loaded`)
}
