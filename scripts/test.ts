import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { buildIfStale, type Target } from './buildIfStale'
import { ensureChromium } from './ensureChromium'
import { startPostgres } from './startPostgres'

const root = path.resolve(__dirname, '..')
const cache = path.join(root, '.cache')
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name)

interface Count {
  readonly passed: number
  readonly failed: number
}

/** One part of the suite: what it is called and what it counted. */
interface Part {
  readonly name: string
  run(): Count | Promise<Count>
}

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
})

const command = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean => {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`)
  return status === 0
}

/** A check that either holds or does not. */
const check = (file: string, ...args: readonly string[]): Count =>
  command(file, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Files at a time: those of Node have each their own world, those of the browser share one backend and one Chromium. */
const EVERY_CORE = '--maxWorkers=100%'
const ONE_BY_ONE = '--runInBand'

/** Jest projects, counted by jest's own report; a run without a report is one failure. */
const jest = (projects: readonly string[], pace: string, env: NodeJS.ProcessEnv = {}): Count => {
  const report = path.join(cache, `jest-${projects.join('-')}.json`)
  rmSync(report, { force: true })
  const args = ['--selectProjects', ...projects, pace, '--silent', '--json', `--outputFile=${report}`]
  const held = command(bin('jest'), args, env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = v.parse(
    reportSchema,
    JSON.parse(readFileSync(report, 'utf8')),
  )
  return { passed: numPassedTests, failed: held ? 0 : Math.max(1, numFailedTests, numFailedTestSuites) }
}

const build = (target: Target): Count => {
  buildIfStale(root, target)
  return { passed: 1, failed: 0 }
}

const onPostgres = async (): Promise<Count> => {
  const server = startPostgres()
  if (!server) {
    process.stdout.write('  PostgreSQL is not here: the backend was tested on PGlite only\n')
    return { passed: 0, failed: 0 }
  }
  try {
    return jest(['api'], EVERY_CORE, { DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

const parts: readonly Part[] = [
  { name: 'types', run: () => check(bin('tsc'), '--noEmit') },
  { name: 'lint', run: () => check(bin('eslint'), '.', '--max-warnings', '0') },
  { name: 'format', run: () => check(bin('prettier'), '--check', '.') },
  { name: 'unused code', run: () => check(bin('knip')) },
  { name: 'layers and house rules', run: () => jest(['architecture'], EVERY_CORE) },
  { name: 'unit and components', run: () => jest(['unit', 'components'], EVERY_CORE) },
  { name: 'backend on PGlite', run: () => jest(['api'], EVERY_CORE) },
  { name: 'backend on PostgreSQL', run: onPostgres },
  { name: 'mini-program build', run: () => build('weapp') },
  { name: 'H5 build', run: () => build('h5') },
  { name: 'H5 sizes', run: () => check(process.execPath, '--import', 'tsx', 'scripts/size.ts') },
  { name: 'mini-program host and gates', run: () => jest(['weapp'], ONE_BY_ONE) },
  { name: 'stories on H5 and in the mini-program', run: () => jest(['e2e'], ONE_BY_ONE) },
]

/** `npm test`: everything, one summary, non-zero on any failure. `npm test -- types lint` runs the parts whose name begins so. */
const main = async (): Promise<Count> => {
  process.chdir(root)
  mkdirSync(cache, { recursive: true })
  ensureChromium()
  const wanted = process.argv.slice(2)
  const total = { passed: 0, failed: 0 }
  for (const part of parts) {
    if (wanted.length > 0 && !wanted.some((name) => part.name.startsWith(name))) continue
    const start = Date.now()
    process.stdout.write(`▶ ${part.name}\n`)
    const { passed, failed } = await part.run()
    const seconds = Math.round((Date.now() - start) / 1000)
    process.stdout.write(`  ${passed} passed, ${failed} failed, ${seconds} s\n`)
    total.passed += passed
    total.failed += failed
  }
  return total
}

main().then(
  ({ passed, failed }) => {
    process.stdout.write(`\ntests: ${passed} passed, ${failed} failed\n`)
    process.exit(failed === 0 ? 0 : 1)
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.stdout.write('\ntests: 0 passed, 1 failed\n')
    process.exit(1)
  },
)
