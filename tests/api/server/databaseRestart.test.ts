import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from '../../../scripts/startPostgres'
import { type RunningProcess, startProcess } from '../../e2e/harness/startProcess'

jest.setTimeout(120_000)

const RESTARTS = ['fast', 'immediate', 'fast', 'immediate', 'fast'] as const
const WRITERS = 16
const BEFORE_EACH = 150

// Two databases: the part that runs on PostgreSQL is where one is installed.
const postgres: Postgres | undefined = process.env['DATABASE_URL'] ? startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'yantu-restart-'))
let backend: RunningProcess
let isOver = false
const acknowledged: string[] = []
const refused: { status: number; body: unknown }[] = []
const health = new Set<number>()

const statusOf = async (path: string): Promise<number> => (await fetch(`${backend.url}${path}`)).status

const leave = async (phone: string): Promise<void> => {
  const answer = await fetch(`${backend.url}/gaoshou/v1/sales-clues`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, promotionId: '127' }),
  })
  const body: unknown = await answer.json()
  if (answer.status === 200) acknowledged.push(phone)
  else refused.push({ status: answer.status, body })
}

const write = async (writer: number): Promise<void> => {
  for (let turn = 0; !isOver; turn += 1) await leave(String(13_000_000_000 + writer * 1_000_000 + turn))
}

const watch = async (): Promise<void> => {
  while (!isOver) health.add(await statusOf('/healthz'))
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 10))
}

beforeAll(async () => {
  if (!postgres) return
  backend = await startProcess('server/src/main.ts', () => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }))
})

afterAll(async () => {
  if (postgres) await backend.stop()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const onPostgres = postgres ? test : test.skip

onPostgres(
  'five restarts of PostgreSQL under load: the process lives, no acknowledged write is lost',
  async () => {
    const load = [watch(), ...Array.from({ length: WRITERS }, (_, writer) => write(writer))]
    for (const mode of RESTARTS) {
      const before = acknowledged.length
      await until(() => acknowledged.length >= before + BEFORE_EACH)
      await postgres?.restart(mode)
    }
    const last = acknowledged.length
    await until(() => acknowledged.length > last)
    isOver = true
    await Promise.all(load)

    const client = new pg.Client({ connectionString: postgres?.url })
    await client.connect()
    const { rows } = await client.query<{ phone: string }>('select phone from sales_clues')
    await client.end()
    const kept = new Set(rows.map(({ phone }) => phone))
    expect(acknowledged.filter((phone) => !kept.has(phone))).toEqual([])
    expect(refused.length).toBeGreaterThan(0)
    const wanted = { status: 503, body: { status: 503, code: 'Y503', msg: '服务正在恢复，请稍后再试' } }
    expect(refused.filter((answer) => JSON.stringify(answer) !== JSON.stringify(wanted))).toEqual([])
    expect([...health].sort()).toEqual([200, 503])
  },
)

onPostgres('/healthz answers while every connection of the pool waits for a lock', async () => {
  const client = new pg.Client({ connectionString: postgres?.url })
  await client.connect()
  await client.query('begin; lock table sales_clues in access exclusive mode')
  const waiting = Array.from({ length: 20 }, (_, index) => leave(String(13_900_000_000 + index)))
  expect(await statusOf('/healthz')).toBe(200)
  await client.query('rollback')
  await client.end()
  await Promise.all(waiting)
})

onPostgres('a call whose rows stay locked gives up, and the next one finds its connection free', async () => {
  const client = new pg.Client({ connectionString: postgres?.url })
  await client.connect()
  await client.query('begin; lock table sales_clues in access exclusive mode')
  const before = refused.length
  // Nobody lets go before the call is answered.
  await leave('13999999999')
  expect(refused.slice(before)).toMatchObject([{ status: 503, body: { code: 'Y503' } }])
  await client.query('rollback')
  await client.end()
  await leave('13999999999')
  expect(acknowledged).toContain('13999999999')
})
