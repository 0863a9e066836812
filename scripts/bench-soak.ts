import { setTimeout as pause } from 'node:timers/promises'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { startProcess } from '../tests/e2e/harness/startProcess'
import { backendCases } from './bench/backendCases'
import type { BenchCase } from './bench/BenchCase'
import { load } from './bench/load'
import { prepareDatabase } from './bench/prepareDatabase'
import { startPostgres } from './startPostgres'

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 10)
const PER_SECOND = Number(process.env['BENCH_RATE'] ?? 200)
const ROWS = Number(process.env['BENCH_ROWS'] ?? 0)
const SAMPLE_EVERY_MS = 20_000
/** Caches, compiled code and connections fill up in the beginning. */
const WARM_UP = 0.2
const MB = 2 ** 20

const sampleSchema = v.object({ heapUsed: v.number(), rss: v.number(), external: v.number() })

interface Sample extends v.InferOutput<typeof sampleSchema> {
  readonly minute: number
}

/** One after the other, all calls of the bench. */
const mixed = (cases: readonly BenchCase[]): BenchCase => {
  const [first] = cases
  if (!first) throw new Error('there is no case')
  const at = (n: number) => cases[n % cases.length] ?? first
  return { name: 'mixed', kind: 'write', request: (n) => at(n).request(n) }
}

const sample = async (pid: number, file: string, minute: number): Promise<Sample> => {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await pause(50)
  await pause(50)
  return { ...v.parse(sampleSchema, JSON.parse(readFileSync(file, 'utf8'))), minute }
}

/** Megabytes a minute by least squares. */
const slope = (samples: readonly Sample[], key: 'heapUsed' | 'rss'): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(samples.map(({ minute }) => minute))
  const y = mean(samples.map((one) => one[key]))
  const above = samples.reduce((sum, one) => sum + (one.minute - x) * (one[key] - y), 0)
  const below = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return above / below / MB
}

const line = ({ minute, heapUsed, rss, external }: Sample): string =>
  `${minute.toFixed(1).padStart(6)} min${[heapUsed, external, rss].map((bytes) => (bytes / MB).toFixed(1).padStart(10)).join('')}\n`

/**
 * `npm run bench:soak`: a mixed load for BENCH_MINUTES (10) at BENCH_RATE requests a second (200), on tables of BENCH_ROWS rows (none); its latencies, what the
 * backend holds after collections, and the slope of that. A failed answer ends it.
 */
const main = async (): Promise<void> => {
  const postgres = startPostgres()
  if (!postgres) throw new Error('there is no PostgreSQL on this machine: install it, or run with CI=true')
  // A run that fails must not leave it behind.
  process.once('exit', () => postgres.stop())
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-soak-'))
  const file = path.join(folder, 'sample.json')
  const { words } = await prepareDatabase(postgres.url, ROWS)
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    TRUST_PROXY: '1',
  }
  const backend = await startProcess('server/src/main.ts', () => ({ ...environment, BENCH_SAMPLE: file }), [
    '--expose-gc',
    '--import',
    'tsx',
    '--import',
    path.resolve('scripts/bench/sampleMemory.ts'),
  ])
  let requests = 0
  const seconds = MINUTES * 60
  const running = load(backend.url, mixed(backendCases(words)), () => (requests += 1), {
    seconds,
    perSecond: PER_SECOND,
  })
  process.stdout.write(`${''.padEnd(10)}   heap MB  ext. MB    rss MB\n`)
  const samples: Sample[] = []
  const startedAt = Date.now()
  while (Date.now() - startedAt < seconds * 1000 - SAMPLE_EVERY_MS) {
    await pause(SAMPLE_EVERY_MS)
    const one = await sample(backend.pid, file, (Date.now() - startedAt) / 60_000)
    samples.push(one)
    process.stdout.write(line(one))
  }
  const { perSecond, p50, p99 } = await running
  await backend.stop()
  rmSync(folder, { recursive: true, force: true })
  const settled = samples.filter(({ minute }) => minute > MINUTES * WARM_UP)
  process.stdout.write(
    `${requests} requests, ${perSecond.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms, 0 errors; slope after ${(MINUTES * WARM_UP).toFixed(1)} min: ` +
      `heap ${slope(settled, 'heapUsed').toFixed(3)} MB/min, rss ${slope(settled, 'rss').toFixed(3)} MB/min\n`,
  )
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
