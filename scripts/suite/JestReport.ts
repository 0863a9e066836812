import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Count } from './Count'

const root = path.resolve(__dirname, '../..')

const fileSchema = v.object({
  name: v.string(),
  status: v.string(),
  assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
})
const reportSchema = v.object({ testResults: v.array(fileSchema) })

type FileResult = v.InferOutput<typeof fileSchema>

const hasFailed = ({ status }: { readonly status: string }): boolean => status === 'failed'

/** The failed tests of a file; the file itself when it could not be run at all. */
const failuresOf = ({ name, assertionResults }: FileResult): string[] => {
  const file = path.relative(root, name)
  const failed = assertionResults.filter(hasFailed)
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
}

const mergedWith = (file: FileResult, later: FileResult | undefined): FileResult => {
  if (!later) return file
  const ran = later.assertionResults.filter(({ status }) => status !== 'pending')
  const names = new Set(ran.map(({ fullName }) => fullName))
  const before = file.assertionResults.filter(({ fullName }) => !names.has(fullName))
  const assertionResults = [...before, ...ran]
  const isBroken = later.status === 'failed' && !later.assertionResults.some(hasFailed)
  const status = isBroken || assertionResults.some(hasFailed) ? 'failed' : 'passed'
  return { ...later, status, assertionResults }
}

/** The result of a jest run, file by file. */
export class JestReport {
  private constructor(private readonly files: readonly FileResult[]) {}

  /** Reads a report; nothing where jest wrote none. */
  static read(file: string): JestReport | undefined {
    if (!existsSync(file)) return undefined
    return new JestReport(v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8'))).testResults)
  }

  /** The files with a failure, as paths. */
  get failedFiles(): readonly string[] {
    return this.files.filter(hasFailed).map(({ name }) => name)
  }

  /** The full names of the tests that failed; undefined where a file could not be run at all, whose tests have no names yet. */
  get failedTests(): readonly string[] | undefined {
    const failed = this.files
      .filter(hasFailed)
      .map(({ assertionResults }) => assertionResults.filter(hasFailed))
    return failed.some((tests) => tests.length === 0)
      ? undefined
      : failed.flatMap((tests) => tests.map(({ fullName }) => fullName))
  }

  /** Merges a later run: its results replace the earlier ones of the same tests. */
  replacedBy(later: JestReport): JestReport {
    const again = new Map(later.files.map((file) => [file.name, file]))
    return new JestReport(this.files.map((file) => mergedWith(file, again.get(file.name))))
  }

  count(): Required<Count> {
    const failures = this.files.filter(hasFailed).flatMap(failuresOf)
    const passed = this.files
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
    return { passed: passed.length, failed: failures.length, failures }
  }
}
