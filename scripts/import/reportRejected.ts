import { writeFileSync } from 'node:fs'
import { asCsv } from '../../server/src/services/choose/import/asCsv'
import type { RejectedCell } from '../../server/src/services/choose/import/LineReader'

const MOST_SHOWN = 20

/** Says which cells are wrong, and writes all of them beside the table. Returns whether there are any. */
export const reportRejected = (file: string, lines: number, rejected: readonly RejectedCell[]): boolean => {
  if (rejected.length === 0) return false
  const path = `${file}.rejected.csv`
  const rows = rejected.map(({ line, column, reason }) => [line, column, reason])
  writeFileSync(path, asCsv(['行', '列', '原因'], rows))
  for (const { line, column, reason } of rejected.slice(0, MOST_SHOWN))
    process.stderr.write(`${file} line ${line} ${column}: ${reason}\n`)
  process.stderr.write(
    `${rejected.length} cells of ${lines} lines are wrong, see ${path}; nothing was loaded\n`,
  )
  process.exitCode = 1
  return true
}
