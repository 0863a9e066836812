import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentFolder } from '../../server/src/authoring/ContentFolder'
import { chooseKinds } from '../../server/src/authoring/kinds/chooseKinds'
import { scoreKinds } from '../../server/src/authoring/kinds/scoreKinds'
import { asCsv } from '../../server/src/services/choose/import/asCsv'
import { readTable } from '../../server/src/services/choose/import/readTable'
import { ContentTableImport } from './ContentTableImport'
import { type ContentTable, contentTables } from './contentTables'

let home: string
let dir: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tables-'))
  dir = join(home, 'content')
  mkdirSync(dir)
  for (const name of ['national-lines', 'school-lines', 'adjustment-openings', 'schools', 'disciplines'])
    cpSync(`content/${name}.json`, join(dir, `${name}.json`))
})
afterEach(() => rmSync(home, { recursive: true }))

const only = (files: Record<string, never>, name: string) => ({ [name]: files[name] as never })
const partsOf = (table: ContentTable) => [
  {
    area: 'test',
    kinds: {
      files: only({ ...chooseKinds.files, ...scoreKinds.files } as never, table.file),
      folders: {},
    },
    load: () => Promise.resolve(),
  },
]

const tableOf = (kind: string): ContentTable => {
  const table = contentTables[kind]
  if (!table) throw new Error(kind)
  return table
}

const setUp = (kind: string) => {
  const table = tableOf(kind)
  const folder = new ContentFolder(dir, partsOf(table) as never)
  const file = join(dir, `${table.file}.json`)
  const read = (): string => readFileSync(file, 'utf8')
  const run = (rows: readonly (readonly (string | number)[])[], isDry = false) => {
    const path = join(home, 'table.csv')
    writeFileSync(path, asCsv(table.columns, rows))
    return new ContentTableImport(folder, table, join(home, 'undo')).run(readTable(path), isDry)
  }
  const undo = () => new ContentTableImport(folder, table, join(home, 'undo')).undo()
  return { table, file, read, run, undo }
}

describe.each(Object.keys(contentTables))('a table of %s', (kind) => {
  it('is tried out, loaded and taken back; the sample of its template is a valid line', async () => {
    const { table, read, run, undo } = setUp(kind)
    const before = read()
    expect(await run([table.sample], true)).toMatchObject({
      added: 1,
      changed: 0,
      rejected: [],
      problems: [],
    })
    expect(read()).toBe(before)
    expect(await run([table.sample])).toMatchObject({ lines: 1, added: 1, rejected: [], problems: [] })
    expect(read()).not.toBe(before)
    expect(await run([table.sample])).toMatchObject({ added: 0, changed: 0, same: 1 })
    expect(undo()).toBe(true)
    expect(read()).toBe(before)
    expect(undo()).toBe(false)
  })

  it('loads nothing while one line is wrong, and names each line', async () => {
    const { table, read, run } = setUp(kind)
    const before = read()
    const [empty, bad] = [table.columns.map(() => ''), table.sample.map((_, at) => (at === 1 ? 'x' : ''))]
    const { rejected } = await run([empty, table.sample, bad, table.sample])
    expect(new Set(rejected.map(({ line }) => line))).toEqual(new Set([4, 5]))
    expect(read()).toBe(before)
  })

  it('takes nothing back from a file that was edited since', async () => {
    const { table, file, read, run, undo } = setUp(kind)
    await run([table.sample])
    writeFileSync(file, `${read()}\n`)
    expect(undo()).toBe(false)
  })
})

it('keeps the mark of checked figures that stay the same, and drops it where they change', async () => {
  const { read, run } = setUp('national-lines')
  const line = [2026, '不分', '01', '哲学', '', 326, 41, 62, 316, 38, 57]
  expect(await run([line])).toMatchObject({ same: 1 })
  expect(await run([line.map((cell, at) => (at === 5 ? 327 : cell))])).toMatchObject({ changed: 1 })
  const { rows } = JSON.parse(read()) as { rows: { year: number; cat: string; checked: string }[] }
  expect(rows.find(({ year, cat }) => year === 2026 && cat === '01')?.checked).toBe('one')
})

it('names unknown schools, impossible days and swapped regions', async () => {
  const { sample } = tableOf('adjustments')
  const withCell = (at: number, cell: string) => sample.map((old, no) => (no === at ? cell : old))
  const { rejected } = await setUp('adjustments').run([
    withCell(0, '没有这所大学'),
    withCell(6, '2027-02-30'),
    withCell(7, '2027-04-01'),
  ])
  expect(rejected.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 院校',
    '3 开始日期',
    '4 截止日期',
  ])
  const national = tableOf('national-lines').sample
  const swapped = national.map((cell, at) => (at === 5 ? 240 : cell))
  expect((await setUp('national-lines').run([swapped])).rejected).toMatchObject([{ column: 'B区总分' }])
})
