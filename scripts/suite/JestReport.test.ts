import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JestReport } from './JestReport'

const root = path.resolve(__dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'yantu-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Tests = Readonly<Record<string, 'passed' | 'failed' | 'pending'>>
const fileOf = (name: string, status: 'passed' | 'failed', tests: Tests) => ({
  name: path.join(root, name),
  status,
  assertionResults: Object.entries(tests).map(([fullName, result]) => ({ fullName, status: result })),
})

let made = 0
const read = (...testResults: readonly object[]): JestReport => {
  const file = path.join(folder, `${String(made++)}.json`)
  writeFileSync(file, JSON.stringify({ testResults }))
  const report = JestReport.read(file)
  if (!report) throw new Error('not read')
  return report
}

describe('JestReport', () => {
  const first = read(
    fileOf('a.test.ts', 'passed', { one: 'passed', two: 'pending' }),
    fileOf('b.test.ts', 'failed', { three: 'passed', four: 'failed' }),
    fileOf('c.test.ts', 'failed', {}),
  )

  test('counts what passed and failed, a file that could not be run as one failure', () => {
    expect(first.count()).toEqual({ passed: 2, failed: 2, failures: ['b.test.ts: four', 'c.test.ts'] })
  })

  test('names the files that failed', () => {
    expect(first.failedFiles).toEqual(['b.test.ts', 'c.test.ts'].map((name) => path.join(root, name)))
  })

  test('takes a later run for its files, what failed there again included', () => {
    const second = read(
      fileOf('b.test.ts', 'failed', { three: 'failed', four: 'passed' }),
      fileOf('c.test.ts', 'passed', { five: 'passed' }),
    )
    expect(first.replacedBy(second).count()).toEqual({ passed: 3, failed: 1, failures: ['b.test.ts: three'] })
  })

  test('takes a later run for the tests that it ran, and keeps what it left out', () => {
    const second = read(fileOf('b.test.ts', 'passed', { three: 'pending', four: 'passed' }))
    expect(
      read(fileOf('b.test.ts', 'failed', { three: 'passed', four: 'failed' }))
        .replacedBy(second)
        .count(),
    ).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
    })
  })

  test('names the tests that failed, none where a file could not be run at all', () => {
    expect(first.failedTests).toBeUndefined()
    expect(read(fileOf('b.test.ts', 'failed', { three: 'passed', four: 'failed' })).failedTests).toEqual([
      'four',
    ])
  })

  test('is nothing where jest wrote none', () => {
    expect(JestReport.read(path.join(folder, 'none.json'))).toBeUndefined()
  })
})
