import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Count } from './Count'
import { JestReport } from './JestReport'
import { runProgram } from './runProgram'

const cache = path.resolve(__dirname, '../../.cache')
/** With more files than these failing, it is not the machine. */
const MOST_AGAIN = 5

interface Run {
  readonly held: boolean
  readonly report: JestReport | undefined
}

const start = async (
  projects: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> => {
  mkdirSync(cache, { recursive: true })
  const file = path.join(cache, `jest-${projects.join('-')}.json`)
  rmSync(file, { force: true })
  const all = ['--selectProjects', ...projects, '--silent', '--json', `--outputFile=${file}`, ...args]
  const held = await runProgram('jest', all, env)
  return { held, report: JestReport.read(file) }
}

const ofShard = (shard: string | undefined): readonly string[] => [
  '--maxWorkers=100%',
  ...(shard === undefined ? [] : [`--shard=${shard}`]),
]

/** A run without a report, or one that jest calls failed without naming a test, is one failure. */
const countOf = ({ held, report }: Run): Count => {
  const count = report?.count() ?? { passed: 0, failed: 0 }
  return { ...count, failed: held ? 0 : Math.max(1, count.failed) }
}

/** Runs jest projects on every core, counted by jest's own report. */
export const runJest = async (
  projects: readonly string[],
  shard: string | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Count> => countOf(await start(projects, ofShard(shard), env))

/**
 * The same for tests that drive browsers: a file that failed runs once more with the machine to itself, and what it says then
 * counts (decisions/047). Whatever needed its second try is named.
 */
export const runBrowserTests = async (
  projects: readonly string[],
  shard: string | undefined,
): Promise<Count> => {
  const first = await start(projects, ofShard(shard), {})
  const files = first.report?.failedFiles ?? []
  if (!first.report || files.length === 0 || files.length > MOST_AGAIN) return countOf(first)
  for (const name of first.report.count().failures) process.stdout.write(`↻ ${name}\n`)
  const second = await start(projects, ['--maxWorkers=1', '--runTestsByPath', ...files], {})
  return countOf({ held: second.held, report: second.report && first.report.replacedBy(second.report) })
}
