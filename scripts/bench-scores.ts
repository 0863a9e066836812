import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { count, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sheetText } from '@/domain/estimate/sheetText'
import { createApp } from '../server/src/app'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { scoreSheets } from '../server/src/db/schema/score'
import { median } from './bench/median'
import type { Bars } from './bench/Bars'
import { runBars } from './bench/runBars'
import { startPostgres } from './startPostgres'

const LEARNERS = Number(process.env['BENCH_LEARNERS'] ?? 5000)
const AT_ONCE = 16
const TURNS = 30
const MILLION = 1_000_000
const PAPER = 'politics-mock-1'
const P99 = 0.99
const BAR_RATE = 300
const BAR_MS = 300

const tokenOf = (uid: number): string => `score-bench-access-token-of-${uid}`
const hashOf = (uid: number): string => createHash('sha256').update(tokenOf(uid)).digest('base64url')

/** The answer of a learner: different for each, so that no two statements are the same. */
const bodyOf = (uid: number) => ({
  answers: sheetText(
    Object.fromEntries(
      Array.from({ length: 33 }, (_, at) => [String(at + 1), 'ABCD'.charAt((uid + at) % 4)]),
    ),
  ),
  marks: '34yymn;35ynnn;',
  rev: 0,
  handIn: true,
})

/** Every learner hands one sheet in; times in milliseconds. */
const handIn = async (app: FastifyInstance): Promise<number[]> => {
  const times: number[] = []
  let next = 1
  const work = async (): Promise<void> => {
    while (next <= LEARNERS) {
      const uid = next++
      const from = performance.now()
      const answer = await app.inject({
        method: 'PUT',
        url: `/score/v1/users/${uid}/sheets/${PAPER}`,
        headers: { authorization: `Bearer ${tokenOf(uid)}` },
        payload: bodyOf(uid),
      })
      if (answer.statusCode !== 200) throw new Error(`${uid}: ${answer.statusCode} ${answer.body}`)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return times
}

const rankTime = async (app: FastifyInstance): Promise<number> => {
  const times: number[] = []
  for (let turn = -TURNS; turn < TURNS; turn += 1) {
    const from = performance.now()
    const answer = await app.inject({
      url: '/score/v1/ranks?code=0812',
      headers: { authorization: `Bearer ${tokenOf(1)}` },
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    if (turn >= 0) times.push(performance.now() - from)
  }
  return median(times)
}

/**
 * `npm run bench:scores`: sheets of an exam evening, and the ranking at a thousand rows and at a million. Exits with 1 when
 * a sheet is lost, or the rate or the p99 of hand-ins misses its bar.
 */
const main = async (bars: Bars): Promise<void> => {
  const postgres = startPostgres()
  if (!postgres) throw new Error('there is no PostgreSQL on this machine: install it')
  process.once('exit', () => postgres.stop())
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-bench-'))
  const database = await openDatabase({ url: postgres.url })
  const run = (text: string) => database.db.execute(sql.raw(text))
  await migrate(database.db)
  const { fastify } = await createApp({
    contentDir: path.resolve('content'),
    uploadDir: folder,
    logLevel: 'error',
    database,
  })
  await run(`insert into users (uid, phone, name, invite_code, registered_at)
    select n, (13000000000 + n)::text, '学员' || n, 'u' || n, now() from generate_series(1, ${LEARNERS}) n`)
  for (let from = 1; from <= LEARNERS; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, LEARNERS - from + 1) }, (_, at) => from + at)
    const values = rows.map(
      (uid) => `('${hashOf(uid)}', ${uid}, 'bench', now(), now() + interval '90 days', null)`,
    )
    await run(`insert into tokens values ${values.join(',')}`)
  }
  const from = performance.now()
  const times = (await handIn(fastify)).sort((one, other) => one - other)
  const seconds = (performance.now() - from) / 1000
  const [handedIn] = await database.db
    .select({ sheets: count() })
    .from(scoreSheets)
    .where(isNotNull(scoreSheets.result))
  const p99 = times[Math.floor(times.length * P99)] ?? NaN
  bars.atLeast('sheets a second', LEARNERS / seconds, BAR_RATE)
  bars.atMost('p99 ms', p99, BAR_MS)
  process.stdout.write(
    `${Math.round(LEARNERS / seconds)} sheets/s (bar ${BAR_RATE}), median ${median(times).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bar ${BAR_MS})\n`,
  )
  const lost = LEARNERS - (handedIn?.sheets ?? 0)
  process.stdout.write(`${lost} of ${LEARNERS} sheets lost (bar 0)\n`)
  bars.atMost('lost sheets', lost, 0)
  for (const rows of [1000, MILLION]) {
    await run(`truncate score_totals, score_counts`)
    await run(`insert into score_totals select n, 'school:x:0812', 'major:0812', 200 + n % 250, false, null, now()
      from generate_series(1, ${rows}) n`)
    await run('analyze score_counts')
    process.stdout.write(`ranking at ${rows} rows: median ${(await rankTime(fastify)).toFixed(1)} ms\n`)
  }
  await fastify.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

runBars(main)
