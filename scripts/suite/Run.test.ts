import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JestReport } from './JestReport'
import { countOf, withLater } from './Run'

const folder = mkdtempSync(path.join(tmpdir(), 'yantu-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A report of one file with one test. */
const report = (fullName: string, status: 'passed' | 'failed' | 'pending'): JestReport | undefined => {
  const file = path.join(folder, `${fullName}-${status}.json`)
  const assertionResults = [{ fullName, status }]
  const result = { name: '/a.test.ts', status: status === 'failed' ? 'failed' : 'passed', assertionResults }
  writeFileSync(file, JSON.stringify({ testResults: [result] }))
  return JestReport.read(file)
}
const failed = { held: false, report: report('one', 'failed') }

describe('a run', () => {
  it('counts what its report says', () => {
    expect(countOf({ held: true, report: report('one', 'passed') })).toMatchObject({ passed: 1, failed: 0 })
    expect(countOf(failed)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('that wrote no report has failed, also when its process ended well', () => {
    expect(countOf({ held: true, report: undefined }).failed).toBe(1)
  })

  it('that calls itself failed has, though no test of it did', () => {
    expect(countOf({ held: false, report: report('one', 'passed') }).failed).toBe(1)
  })
})

describe('a second try', () => {
  it('counts instead of the first', () => {
    const later = { held: true, report: report('one', 'passed') }
    expect(countOf(withLater(failed, later))).toMatchObject({ passed: 1, failed: 0 })
  })

  it('that ran none of what failed leaves it failed', () => {
    const later = { held: true, report: report('one of today', 'pending') }
    expect(countOf(withLater(failed, later)).failed).toBe(1)
  })

  it('that wrote no report leaves what the first one counted', () => {
    expect(countOf(withLater(failed, { held: true, report: undefined }))).toMatchObject({ failed: 1 })
  })
})
