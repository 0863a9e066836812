import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Count } from './Count'
import { runProgram } from './runProgram'

const cache = path.resolve(__dirname, '../../.cache')

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
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
  const { numPassedTests, numFailedTests, numFailedTestSuites } = v.parse(
    reportSchema,
    JSON.parse(readFileSync(report, 'utf8')),
  )
  return { passed: numPassedTests, failed: held ? 0 : Math.max(1, numFailedTests, numFailedTestSuites) }
}
