import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { BUDGETS } from './budgets'

const FILE = path.resolve(__dirname, '../../.cache/set-data.jsonl')

const rowSchema = v.object({
  story: v.string(),
  bootMs: v.number(),
  calls: v.number(),
  bytes: v.number(),
  largestFirst: v.number(),
  largest: v.number(),
})

/** setData of one story. */
export type BudgetRow = v.InferOutput<typeof rowSchema>

/** Adds a story's figures; test processes run side by side, so each row is one appended line. */
export const logBudget = (row: BudgetRow): void => {
  mkdirSync(path.dirname(FILE), { recursive: true })
  appendFileSync(FILE, `${JSON.stringify(row)}\n`)
}

/** Prints the figures of a run and forgets them. */
export const printBudgets = (): void => {
  if (!existsSync(FILE)) return
  const rows = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(rowSchema, JSON.parse(line)))
  rmSync(FILE)
  const head = ['boot ms', 'calls', 'bytes', 'largest first', 'largest', 'story']
  const lines = rows.map(({ story, bootMs, calls, bytes, largestFirst, largest }) =>
    [bootMs, calls, bytes, largestFirst, largest, story].map(String),
  )
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const format = (cells: string[]): string =>
    cells
      .map((cell, column) => (column < cells.length - 1 ? cell.padStart(widths[column] ?? 0) : cell))
      .join('  ')
  const limits = `budgets: first ≤ ${BUDGETS.firstBytes}, any ≤ ${BUDGETS.anyBytes}, a small tap ≤ ${BUDGETS.tapCalls} calls and ≤ ${BUDGETS.tapBytes}`
  process.stdout.write(`\nsetData per story (${limits})\n${[head, ...lines].map(format).join('\n')}\n`)
}
