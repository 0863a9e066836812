import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { programmes } from '../../../server/src/db/schema/schoolChoice'
import { bringProgrammes } from '../../../server/src/services/choose/data/bringProgrammes'
import { asCsv } from '../../../server/src/services/choose/import/asCsv'
import { programmeColumns } from '../../../server/src/services/choose/import/programmeColumns'
import { ProgrammeImport } from '../../../server/src/services/choose/import/ProgrammeImport'
import { readTable } from '../../../server/src/services/choose/import/readTable'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let folder: string
beforeAll(async () => {
  backend = await startBackend()
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await backend.stop()
})

const LINE = [
  '北京大学',
  '信息学院',
  '0812',
  '计算机科学与技术',
  '学硕',
  '2026',
  '350',
  '352',
  '378.5',
  '420',
  '60',
  '45',
  '400',
  '复试名单',
  '80',
  '45',
]

const write = (name: string, bytes: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

let turn = 0
const importer = () =>
  new ProgrammeImport(
    backend.db,
    () => backend.time.now + (turn += 1),
    () => `import-${turn}`,
  )
const run = (path: string, isDry = false) => importer().run(readTable(path), 'table.csv', isDry)
const stored = async () =>
  (await backend.rows(`select quota, years from programmes where origin = 'import' and dept = '信息学院'`))[0]

describe('a table of programmes', () => {
  test('is checked by a dry run, loaded, changed and taken back', async () => {
    const path = write('utf8.csv', asCsv(programmeColumns, [LINE]))
    expect(await run(path, true)).toMatchObject({
      lines: 1,
      programmes: 1,
      added: 1,
      changed: 0,
      rejected: [],
    })
    expect(await stored()).toBeUndefined()
    await run(path)
    expect(await stored()).toMatchObject({ quota: 80, years: [{ year: 2026, line: 350, mean: 378.5 }] })
    const changed = LINE.map((cell, at) => (at === 14 ? '90' : cell))
    expect(await run(write('changed.csv', asCsv(programmeColumns, [changed])))).toMatchObject({ changed: 1 })
    expect(await stored()).toMatchObject({ quota: 90 })
    await importer().undo()
    expect(await stored()).toMatchObject({ quota: 80 })
    await importer().undo()
    expect(await stored()).toBeUndefined()
    expect(await importer().undo()).toBeUndefined()
  })

  test('names every bad cell with its line and loads nothing', async () => {
    const bad = [
      LINE,
      LINE.map((cell, at) => (at === 0 ? '没有这所大学' : at === 5 ? '2025' : cell)),
      LINE.map((cell, at) => (at === 6 ? '999' : at === 5 ? '2024' : cell)),
      LINE,
    ]
    const { rejected } = await run(write('bad.csv', asCsv(programmeColumns, bad)))
    expect(rejected).toEqual([
      { line: 3, column: '院校', reason: '没有名为“没有这所大学”的招生单位' },
      { line: 4, column: '复试线', reason: '应为 0 到 500 的整数，写的是“999”' },
      { line: 5, column: '年份', reason: '这个专业的 2026 年在前面已有一行' },
    ])
    expect(await stored()).toBeUndefined()
  })

  test('may be GBK, as Chinese spreadsheets write it', async () => {
    // 院校,专业代码 and 北京大学 in GBK.
    const head = Uint8Array.from([
      0xd4, 0xba, 0xd0, 0xa3, 0x2c, 0xd7, 0xa8, 0xd2, 0xb5, 0xb4, 0xfa, 0xc2, 0xeb, 0x0a,
    ])
    const row = Uint8Array.from([
      0xb1, 0xb1, 0xbe, 0xa9, 0xb4, 0xf3, 0xd1, 0xa7, 0x2c, 0x30, 0x38, 0x31, 0x32, 0x0a,
    ])
    const lines: unknown[] = []
    for await (const line of readTable(write('gbk.csv', new Uint8Array([...head, ...row])))) lines.push(line)
    expect(lines).toEqual([{ line: 2, cells: { 院校: '北京大学', 专业代码: '0812' } }])
  })
})

test('texts that spreadsheets would run stay texts', () => {
  expect(
    asCsv(
      ['甲', '乙'],
      [
        ['=1+1', -5],
        [' ＝HYPERLINK("x")', '-5'],
      ],
    ),
  ).toBe('\uFEFF甲,乙\r\n\'=1+1,-5\r\n"\' ＝HYPERLINK(""x"")",-5\r\n')
})

test('an imported programme outlives a load of content that holds it, too', async () => {
  await run(write('kept.csv', asCsv(programmeColumns, [LINE])))
  const imported = await backend.db.select().from(programmes).where(eq(programmes.origin, 'import'))
  await bringProgrammes(
    backend.db,
    imported.map((row) => ({ ...row, origin: 'record' as const, quota: 1 })),
  )
  expect(await stored()).toMatchObject({ quota: 80 })
})
