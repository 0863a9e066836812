import path from 'node:path'
import { buildIfStale, type Target } from '../buildIfStale'
import { startPostgres } from '../startPostgres'
import type { Count } from './Count'
import { runBrowserTests, runJest } from './runJest'
import { runNode, runProgram } from './runProgram'

const root = path.resolve(__dirname, '../..')

/** One part of the suite. A part without jest files is run by the first machine only where several share the suite. */
export interface Part {
  readonly name: string
  readonly sharded: boolean
  run(shard: string | undefined): Promise<Count>
}

const counted = (held: boolean): Count => ({ passed: held ? 1 : 0, failed: held ? 0 : 1 })

/** A check that either holds or does not. */
const check = (name: string, hold: () => Promise<boolean>): Part => ({
  name,
  sharded: false,
  run: async () => counted(await hold()),
})

const jest = (name: string, ...projects: readonly string[]): Part => ({
  name,
  sharded: true,
  run: (shard) => runJest(projects, shard),
})

/** Every machine needs both builds, whichever stories it tells. */
const build = (name: string, target: Target): Part => ({
  name,
  sharded: true,
  run: async () => {
    buildIfStale(root, target)
    return counted(true)
  },
})

const onPostgres = async (shard: string | undefined): Promise<Count> => {
  const server = startPostgres()
  if (!server) {
    process.stdout.write('  PostgreSQL is not here: the backend was tested on PGlite only\n')
    return { passed: 0, failed: 0 }
  }
  try {
    return await runJest(['api'], shard, { DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

/** The whole suite, in its order: what fails fast comes first. */
export const parts: readonly Part[] = [
  check('types', () => runProgram('tsc', ['--noEmit'])),
  check('lint', () => runProgram('eslint', ['.', '--max-warnings', '0'])),
  check('format', () => runProgram('prettier', ['--check', '.'])),
  check('unused code', () => runProgram('knip', [])),
  jest('layers and house rules', 'architecture'),
  jest('unit and components', 'unit', 'components'),
  jest('backend on PGlite', 'api'),
  { name: 'backend on PostgreSQL', sharded: true, run: onPostgres },
  { ...jest('development builds of both targets', 'dev'), sharded: false },
  build('mini-program build', 'weapp'),
  build('H5 build', 'h5'),
  check('H5 sizes', () => runNode(['--import', 'tsx', 'scripts/size.ts'])),
  {
    name: 'host, gates, pages and stories on both targets',
    sharded: true,
    run: (shard) => runBrowserTests(['weapp', 'e2e'], shard),
  },
]
