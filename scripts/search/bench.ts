import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../server/src/app'
import type { Database } from '../../server/src/db/Database'
import { migrate } from '../../server/src/db/migrate'
import { openDatabase } from '../../server/src/db/openDatabase'
import { programmes } from '../../server/src/db/schema/schoolChoice'
import { withLockForLong } from '../../server/src/db/withLock'
import type { Bars } from '../bench/Bars'
import { median } from '../bench/median'
import { runBars } from '../bench/runBars'
import { startPostgres } from '../startPostgres'

const ROWS = Number(process.env['BENCH_ROWS'] ?? 200_000)
const WARM_UP = 5
const TURNS = 20
const BAR_MS = 50

const searchOf = (text: string): string => `/choose/v1/search?text=${encodeURIComponent(text)}`

/** Searches and filters that learners make. */
const asks: readonly { readonly name: string; readonly url: string }[] = [
  { name: 'name of a school', url: searchOf('北京邮电大学') },
  { name: 'short name', url: searchOf('北邮') },
  { name: 'one letter wrong', url: searchOf('北京邮店大学') },
  { name: 'pinyin', url: searchOf('qinghua') },
  { name: 'initials', url: searchOf('bjyddx') },
  { name: 'name of a major', url: searchOf('计算机') },
  { name: 'school and major', url: searchOf('北邮计算机') },
  { name: 'words', url: searchOf('浙江大学 软件工程') },
  { name: 'nothing found', url: searchOf('zzzzqqq') },
  { name: 'filter by major', url: '/choose/v1/programmes?code=0812' },
  { name: 'filter by six digits', url: '/choose/v1/programmes?code=081200' },
  { name: 'filter by place', url: `/choose/v1/programmes?code=08&province=${encodeURIComponent('西藏')}` },
  { name: 'filter by line', url: '/choose/v1/programmes?code=0854&sort=line' },
]

/** Copies the programmes of the content until there are enough, spread over all schools. */
const fill = async ({ db }: Database): Promise<number> => {
  const count = async (): Promise<number> => {
    const [found] = await db.select({ all: sql<number>`count(*)::int` }).from(programmes)
    return found?.all ?? 0
  }
  const all = await count()
  await withLockForLong(db, 'bench-search', async (tx) => {
    await tx.execute(
      sql.raw(`insert into programmes
        with first as (select *, row_number() over () as no from programmes),
          school as (select *, row_number() over () as no, count(*) over () as schools from admission_schools)
        select first.programme_id || '-' || turn, school.school_id, first.code, first.first_code, first.cat, first.name,
          first.dept || turn, first.degree, first.full_time, school.province, school.region, first.level, first.origin,
          first.quota, first.exempt_share, first.papers, first.maths, first.years, first.latest_year,
          first.latest_line + turn % 20, first.competition + turn, (first.heat * 31 + turn * 17) % 10007, false
        from first
        cross join generate_series(1, ${Math.ceil(ROWS / Math.max(1, all))}) turn
        join school on school.no = 1 + (first.no * 7 + turn) % school.schools
        limit ${Math.max(0, ROWS - all)}`),
    )
    await tx.execute(sql.raw('analyze programmes'))
  })
  return count()
}

const timesOf = async (app: FastifyInstance, url: string): Promise<number> => {
  const times: number[] = []
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const from = performance.now()
    const answer = await app.inject({ url })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    if (turn >= 0) times.push(performance.now() - from)
  }
  return median(times)
}

const measure = async (bars: Bars, name: string, database: Database): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-bench-'))
  await migrate(database.db)
  const { fastify } = await createApp({
    contentDir: path.resolve('content'),
    uploadDir: folder,
    logLevel: 'error',
    database,
  })
  process.stdout.write(`${name}: ${await fill(database)} programmes\n`)
  for (const ask of asks) {
    const time = await timesOf(fastify, ask.url)
    const verdict = bars.atMost(`${name}, ${ask.name}`, time, BAR_MS)
    process.stdout.write(`  ${ask.name.padEnd(24)}${time.toFixed(1).padStart(8)} ms  ${verdict} ${BAR_MS}\n`)
  }
  await fastify.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

/**
 * `npm run bench:search`: search and filters over 200,000 programmes, on PostgreSQL and on the embedded database. Exits
 * with 1 when a median is above its bar.
 */
const main = async (bars: Bars): Promise<void> => {
  const postgres = startPostgres()
  if (!postgres) throw new Error('there is no PostgreSQL on this machine: install it')
  process.once('exit', () => postgres.stop())
  await measure(bars, 'PostgreSQL', await openDatabase({ url: postgres.url }))
  const folder = mkdtempSync(path.join(tmpdir(), 'yantu-bench-'))
  await measure(bars, 'embedded', await openDatabase({ folder }))
  rmSync(folder, { recursive: true, force: true })
}

runBars(main)
