import type { Target } from '../buildIfStale'
import { hasPostgres, startPostgres } from '../startPostgres'
import type { Count } from './Count'
import { onBothDatabases } from './onBothDatabases'
import { type Cores, runBrowserTests, runJest } from './runJest'
import { runNode, runProgram } from './runProgram'

/** One part of the suite. Where several machines share the suite, a part that is not sharded is run by the first one only. */
export interface Part {
  readonly name: string
  readonly sharded: boolean
  readonly needsBrowser?: boolean
  run(shard: string | undefined): Promise<Count>
}

/** Lanes that run side by side. */
export type Stage = readonly (readonly Part[])[]

const counted = (held: boolean): Count => ({ passed: held ? 1 : 0, failed: held ? 0 : 1 })

/** A check that either holds or does not. */
const check = (name: string, hold: () => Promise<boolean>): Part => ({
  name,
  sharded: false,
  run: async () => counted(await hold()),
})

const jest = (name: string, cores: Cores, ...projects: readonly string[]): Part => ({
  name,
  sharded: true,
  run: (shard) => runJest(projects, { shard, cores }),
})

/** Every machine needs both builds, whichever stories it runs. */
const build = (name: string, target: Target): Part => ({
  name,
  sharded: true,
  run: async () => counted(await runNode(['--import', 'tsx', 'scripts/build.ts', target])),
})

/** All of the backend's tests, or those that run on both databases where the others run on PostgreSQL. */
const onPglite = (shard: string | undefined): Promise<Count> =>
  runJest(
    ['api'],
    { shard, cores: 'all', ...(hasPostgres() && { files: onBothDatabases }) },
    // Whatever database the shell names is somebody's own.
    { DATABASE_URL: undefined, READ_DATABASE_URL: undefined },
  )

const onPostgres = async (shard: string | undefined): Promise<Count> => {
  const server = startPostgres()
  if (!server) {
    process.stdout.write('  PostgreSQL is not here: the backend was tested on PGlite only\n')
    return { passed: 0, failed: 0 }
  }
  try {
    return await runJest(['api'], { shard, cores: 'asking' }, { DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

/** Static checks first: they fail fast. */
const checks: readonly Part[] = [
  check('lint and types', () => runProgram('oxlint', [])),
  check('format', () => runProgram('oxfmt', ['--check'])),
  check('unused code', () => runProgram('knip', [])),
  jest('components', 'half', 'components'),
  jest('unit', 'half', 'unit'),
  jest('layers and house rules', 'half', 'architecture'),
]

/** Builds run one after the other: two at once over one node_modules corrupt each other. */
const builds: readonly Part[] = [
  build('mini-program build', 'weapp'),
  build('H5 build', 'h5'),
  { ...check('H5 sizes', () => runNode(['--import', 'tsx', 'scripts/size.ts'])), needsBrowser: true },
  { ...jest('development builds of both targets', 'half', 'dev'), sharded: false, needsBrowser: true },
]

const browsers: Part = {
  name: 'host, gates, pages and stories on both targets',
  sharded: true,
  needsBrowser: true,
  run: (shard) => runBrowserTests(['weapp', 'e2e'], shard),
}

/**
 * The whole suite: stage after stage, the lanes of a stage side by side, the parts of a lane one after the other. A compiler and
 * a bundler keep one core busy each; a stage of one lane has all of them.
 */
export const stages: readonly Stage[] = [
  [checks, builds],
  [[{ name: 'backend on PGlite', sharded: true, run: onPglite }]],
  [[{ name: 'backend on PostgreSQL', sharded: true, run: onPostgres }]],
  [[browsers]],
]

/** Every part, in the order in which they are named. */
export const parts: readonly Part[] = stages.flat(2)
