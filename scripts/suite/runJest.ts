import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Count } from './Count'
import { JestReport } from './JestReport'
import { countOf, type Run, withLater } from './Run'
import { runProgram } from './runProgram'

const cache = path.resolve(__dirname, '../../.cache')
/** With more files than these failing, it is not the machine. */
const MOST_AGAIN = 10
/** How often a test that failed runs once more: as often as in Playwright's own template for CI. */
const TRIES_AGAIN = 2

const start = async (
  projects: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Run> => {
  mkdirSync(cache, { recursive: true })
  const file = path.join(cache, `jest-${projects.join('-')}.json`)
  rmSync(file, { force: true })
  // Force the exit after the report: a handle left open by a test must not block the suite.
  const all = [
    '--selectProjects',
    ...projects,
    '--silent',
    '--json',
    '--forceExit',
    `--outputFile=${file}`,
    ...args,
  ]
  const held = await runProgram('jest', all, env)
  return { held, report: JestReport.read(file) }
}

/**
 * A run's share of the processors: other runs may be in parallel, and one that queries a database or drives browsers is
 * idle for a part of its time.
 */
export type Cores = 'all' | 'half' | 'asking' | 'driving'

/** How a run is cut: which of several machines this is, what it has of the machine, and which files it takes where not all. */
interface Cut {
  readonly shard: string | undefined
  readonly cores: Cores
  readonly files?: readonly string[]
}

/** Test processes a core. */
const WORKERS: Readonly<Record<Cores, number>> = { all: 1, half: 0.5, asking: 1.5, driving: 2 }
/** Each has a backend of its own with a database in memory: more would ask for more than most machines have. */
const MOST_WORKERS = 12

// Jest takes a share above 100 % for a number of processes.
const workersOf = (cores: Cores): number =>
  Math.min(MOST_WORKERS, Math.max(1, Math.floor(WORKERS[cores] * availableParallelism())))

const argsOf = ({ shard, cores, files }: Cut): readonly string[] => [
  `--maxWorkers=${workersOf(cores)}`,
  // A shard of few files may have none.
  ...(shard === undefined ? [] : [`--shard=${shard}`, '--passWithNoTests']),
  ...(files ? ['--runTestsByPath', ...files] : []),
]

/** Runs jest projects, counted by jest's own report. */
export const runJest = async (
  projects: readonly string[],
  cut: Cut,
  env: NodeJS.ProcessEnv = {},
): Promise<Count> => countOf(await start(projects, argsOf(cut), env))

/** Leaves out what passed; a file that could not be run at all has no names of its tests, and all run. */
const onlyThese = ({ failedTests }: JestReport): readonly string[] => {
  const names = failedTests?.map((name) => `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  return names ? [`--testNamePattern=${names.join('|')}`] : []
}

/** Runs what failed once more, alone, and answers the whole run with its results in place. */
const again = async (projects: readonly string[], run: Run): Promise<Run> => {
  const { report } = run
  const files = report?.failedFiles ?? []
  if (!report || files.length === 0 || files.length > MOST_AGAIN) return run
  for (const name of report.count().failures) process.stdout.write(`↻ ${name}\n`)
  const next = await start(
    projects,
    ['--maxWorkers=1', ...onlyThese(report), '--runTestsByPath', ...files],
    {},
  )
  return withLater(run, next)
}

/**
 * The same for tests that drive browsers: a test that failed runs again with the machine to itself, and what it says then
 * counts (decisions/047). Whatever needed another try is named.
 */
export const runBrowserTests = async (
  projects: readonly string[],
  shard: string | undefined,
): Promise<Count> => {
  let run = await start(projects, argsOf({ shard, cores: 'driving' }), {})
  for (let tries = 0; tries < TRIES_AGAIN; tries += 1) run = await again(projects, run)
  return countOf(run)
}
