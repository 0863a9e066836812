import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '../server/src/app'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { askScale, scaleCalls } from './bench/scaleCalls'
import { seedCommunity } from './bench/seedCommunity'
import { seedSales } from './bench/seedSales'
import { seedScale } from './bench/seedScale'
import { startPostgres } from './startPostgres'
import { median } from './bench/median'
import type { Bars } from './bench/Bars'
import { runBars } from './bench/runBars'

const FEW = 1000
const MANY = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const TURNS = 30
/** Calls before those that count: code is compiled, connections and caches are there. */
const WARM_UP = 30
const BAR = 3

/** `npm run bench:scale`: the hottest calls at a thousand rows a table and at a million, in one run. Exits with 1 when a bar is missed. */
const main = async (bars: Bars): Promise<void> => {
  const postgres = startPostgres()
  if (!postgres) throw new Error('there is no PostgreSQL on this machine: install it, or run with CI=true')
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-bench-'))
  const database = await openDatabase({ url: postgres.url })
  await migrate(database.db)
  const options = {
    contentDir: path.resolve('content'),
    uploadDir: folder,
    logLevel: 'error',
    operatorKey: 'scale',
  }
  const { fastify } = await createApp({ ...options, database })
  const measure = async (rows: number) => {
    await seedScale(database.db, rows)
    const times = new Map<string, number>()
    await seedSales(database.db)
    await seedCommunity(database.db, rows)
    for (const call of scaleCalls) {
      const { name } = call
      const taken: number[] = []
      for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
        const from = performance.now()
        const answer = await askScale(fastify, call)
        if (turn >= 0) taken.push(performance.now() - from)
        if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
      }
      times.set(name, median(taken))
    }
    return times
  }
  const few = await measure(FEW)
  const many = await measure(MANY)
  process.stdout.write(
    `${'median ms'.padEnd(20)}${String(FEW).padStart(10)}${String(MANY).padStart(12)}   ratio\n`,
  )
  for (const { name, most } of scaleCalls) {
    const [one = NaN, other = NaN] = [few.get(name), many.get(name)]
    const verdict = bars.atMost(name, other / one, BAR)
    process.stdout.write(
      `${name.padEnd(20)}${one.toFixed(2).padStart(10)}${other.toFixed(2).padStart(12)}${(other / one).toFixed(2).padStart(8)}  ${verdict} ${BAR} ×`,
    )
    const limit = most === undefined ? '' : `, ${bars.atMost(`${name}, ms`, other, most)} ${most} ms`
    process.stdout.write(`${limit}\n`)
  }
  await fastify.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

runBars(main)
