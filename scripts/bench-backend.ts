import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProcess, type RunningProcess } from '../tests/e2e/harness/startProcess'
import { backendCases } from './bench/backendCases'
import type { BenchCase } from './bench/BenchCase'
import { load, type Round } from './bench/load'
import { median } from './bench/median'
import type { Bars } from './bench/Bars'
import { runBars } from './bench/runBars'
import { prepareDatabase } from './bench/prepareDatabase'
import { startPostgres } from './startPostgres'
import { readArguments } from './readArguments'

const USAGE =
  'npm run bench:backend [-- <case> …]   all cases and the start, or these cases (scripts/bench/backendCases.ts)'

const BAR = 0.7
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5)
const START_BARS = { postgresql: 3000, pglite: 6000 } as const

type Side = 'ours' | 'bare'

let requests = 0
const next = (): number => (requests += 1)

const servers = (url: string, folder: string, recording: string) => ({
  ours: (engine: 'postgresql' | 'pglite' = 'postgresql') =>
    startProcess('server/src/main.ts', () => ({
      NODE_ENV: 'production',
      DATABASE_URL: engine === 'postgresql' ? url : undefined,
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
    })),
  bare: () =>
    startProcess('scripts/bench/barePeer.ts', () => ({
      NODE_ENV: 'production',
      DATABASE_URL: url,
      BENCH_RECORDING: recording,
    })),
})

const measure = async (one: BenchCase, running: Readonly<Record<Side, RunningProcess>>) => {
  const rounds: Record<Side, Round[]> = { ours: [], bare: [] }
  const run = async (side: Side, seconds: number) =>
    load(running[side].url, one, next, { seconds, ...(side === 'bare' && { path: `/${one.name}` }) })
  await run('ours', 1)
  await run('bare', 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order: Side[] = round % 2 ? ['bare', 'ours'] : ['ours', 'bare']
    for (const side of order) rounds[side].push(await run(side, SECONDS))
  }
  return rounds
}

const row = (
  { name, kind }: BenchCase,
  statements: number,
  rounds: Record<Side, Round[]>,
  bars: Bars,
): string => {
  const of = (side: Side, key: keyof Round) => median(rounds[side].map((round) => round[key]))
  const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(8)
  const side = (which: Side) =>
    cell(of(which, 'perSecond')) + cell(of(which, 'p50'), 1) + cell(of(which, 'p99'), 1)
  const ratio = median(
    rounds.ours.map(({ perSecond }, at) => perSecond / (rounds.bare[at]?.perSecond ?? NaN)),
  )
  const verdict = bars.atLeast(name, ratio, BAR)
  const heads = `${name.padEnd(18)}${kind.padEnd(6)}${String(statements).padStart(4)}`
  return `${heads}${side('ours')}${side('bare')}${cell(ratio, 2)}  ${verdict} ${BAR} ×\n`
}

const head = `${''.padEnd(24)} SQL${'ours/s'.padStart(8)}     p50     p99${'bare/s'.padStart(8)}     p50     p99   ratio  (medians of ${ROUNDS} rounds of ${SECONDS} s, ms)\n`

const startTimes = async (start: ReturnType<typeof servers>['ours'], bars: Bars): Promise<string> => {
  const lines: string[] = []
  for (const engine of ['postgresql', 'pglite'] as const) {
    const times: number[] = []
    // The first start of each may make the database; it does not count.
    await (await start(engine)).stop()
    for (let turn = 0; turn < 3; turn += 1) {
      const running = await start(engine)
      times.push(running.readyAfter)
      await running.stop()
    }
    const name = `start to ready, ${engine}`
    const verdict = bars.atMost(name, median(times), START_BARS[engine])
    lines.push(`${name}: ${Math.round(median(times))} ms  ${verdict} ${START_BARS[engine]} ms\n`)
  }
  return lines.join('')
}

/**
 * `npm run bench:backend`: our routes beside bare Fastify and pg with the same statements, in one run; start-up. Exits with 1
 * when a bar is missed. `-- word-log page-event` measures only the named ones, and no start.
 */
const main = async (bars: Bars): Promise<void> => {
  const wanted = readArguments({ usage: USAGE, words: Infinity }).words
  const postgres = startPostgres()
  if (!postgres) throw new Error('there is no PostgreSQL on this machine: install it, or run with CI=true')
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-bench-'))
  const recording = path.join(folder, 'recording.json')
  const { words, recordings } = await prepareDatabase(postgres.url)
  writeFileSync(recording, JSON.stringify(recordings))
  const start = servers(postgres.url, folder, recording)
  const running = { ours: await start.ours(), bare: await start.bare() }
  process.stdout.write(head)
  for (const one of backendCases(words).filter(({ name }) => !wanted.length || wanted.includes(name))) {
    const sent = recordings.find(({ name }) => name === one.name)?.statements.length ?? 0
    process.stdout.write(row(one, sent, await measure(one, running), bars))
  }
  await Promise.all([running.ours.stop(), running.bare.stop()])
  if (!wanted.length) process.stdout.write(await startTimes(start.ours, bars))
  rmSync(folder, { recursive: true, force: true })
}

runBars(main)
