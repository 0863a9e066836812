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

/** The failed tests of a file; a file that could not be run at all stands for itself. */
const failuresOf = ({ name, assertionResults }: FileResult): string[] => {
  const file = path.relative(root, name)
  const failed = assertionResults.filter(hasFailed)
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
}

/** What jest said of a run, file by file. */
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

  /** This report with what a later run says of its files instead of what stood here. */
  replacedBy(later: JestReport): JestReport {
    const again = new Set(later.files.map(({ name }) => name))
    return new JestReport([...this.files.filter(({ name }) => !again.has(name)), ...later.files])
  }

  count(): Required<Count> {
    const failures = this.files.filter(hasFailed).flatMap(failuresOf)
    const passed = this.files
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
    return { passed: passed.length, failed: failures.length, failures }
  }
}
