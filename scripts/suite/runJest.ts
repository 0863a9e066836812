import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Count } from './Count'
import { runProgram } from './runProgram'

const root = path.resolve(__dirname, '../..')
const cache = path.join(root, '.cache')

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
})

type Report = v.InferOutput<typeof reportSchema>

/** The failed tests of a run, each with its file; a file that could not be run at all stands for itself. */
const failuresOf = ({ testResults }: Report): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
    })

/** Runs jest projects on every core, counted by jest's own report; a run without a report is one failure. */
export const runJest = async (
  projects: readonly string[],
  shard: string | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Count> => {
  mkdirSync(cache, { recursive: true })
  const report = path.join(cache, `jest-${projects.join('-')}.json`)
  rmSync(report, { force: true })
  const args = ['--selectProjects', ...projects, '--maxWorkers=100%', '--silent']
  const wanted = shard === undefined ? [] : [`--shard=${shard}`]
  const held = await runProgram('jest', [...args, ...wanted, '--json', `--outputFile=${report}`], env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const result = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
  const { numPassedTests, numFailedTests, numFailedTestSuites } = result
  return {
    passed: numPassedTests,
    failed: held ? 0 : Math.max(1, numFailedTests, numFailedTestSuites),
    failures: failuresOf(result),
  }
}
