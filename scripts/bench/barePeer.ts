import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import type { Recording, Statement } from './recordQueries'

/**
 * The peer of `npm run bench:backend`: nothing but Fastify and pg. Each route has its body checked by the contract's JSON
 * Schema, sends the statements that ours was seen to send, with the marks of the request in their place, and answers what a
 * call is for: a read the longest list that it read, a write the rows of its last statement. Every statement has a name,
 * whether ours has one or not: PostgreSQL parses none of the peer's twice.
 */
const environment = (name: string): string => process.env[name] ?? ''

const pool = new pg.Pool({ connectionString: environment('DATABASE_URL'), max: 10 })
const app = Fastify()

type Mark = string | number
type Fill = (marks: readonly Mark[]) => unknown

/** How one recorded parameter is made anew. */
const fillOf = (param: unknown, recorded: readonly Mark[]): Fill => {
  const same = recorded.findIndex((mark) => mark === param)
  if (same >= 0) return (marks) => marks[same]
  if (typeof param !== 'string') return () => param
  // A text may contain several marks: rows that are sent as JSON. Replace in one pass, or a new mark could contain
  // another.
  const texts = recorded.map(String)
  if (!texts.some((text) => param.includes(text))) return () => param
  const pattern = new RegExp(texts.map((text) => text.replace(/[^\w]/g, '\\$&')).join('|'), 'g')
  return (marks) => param.replace(pattern, (found) => String(marks[texts.indexOf(found)]))
}

const marksOf = (header: string | string[] | undefined): readonly Mark[] =>
  typeof header === 'string' ? (JSON.parse(header) as Mark[]) : []

const longer = (one: readonly unknown[], other: readonly unknown[]) =>
  other.length >= one.length ? other : one

const sender = ({ name: route, method, statements, marks: recorded }: Recording) => {
  const prepared = statements.map(({ text, params }: Statement, at) => ({
    name: `${route}-${at}`,
    text,
    fills: params.map((param) => fillOf(param, recorded)),
  }))
  const run = async (client: pg.Pool | pg.PoolClient, marks: readonly Mark[]) => {
    let rows: readonly unknown[] = []
    for (const { name, text, fills } of prepared) {
      const values = fills.map((fill) => fill(marks))
      const result = await client.query<Record<string, unknown>>({ name, text, values })
      rows = method === 'GET' ? longer(rows, result.rows) : result.rows
    }
    return rows
  }
  const isTransaction = statements.some(({ text }) => text === 'begin')
  return async (marks: readonly Mark[]) => {
    if (!isTransaction) return run(pool, marks)
    const client = await pool.connect()
    try {
      const rows = await run(client, marks)
      client.release()
      return rows
    } catch (error) {
      // A transaction that broke off would make each request after it on this connection fail.
      client.release(true)
      throw error
    }
  }
}

for (const recording of JSON.parse(readFileSync(environment('BENCH_RECORDING'), 'utf8')) as Recording[]) {
  const send = sender(recording)
  app.route({
    method: recording.method,
    url: `/${recording.name}`,
    ...(recording.body && { schema: { body: recording.body } }),
    handler: async (request) => ({ status: 200, result: await send(marksOf(request.headers['x-marks'])) }),
  })
}

process.on('SIGTERM', () => process.exit(0))
app.get('/healthz', async () => ({ status: 200 }))
app.listen({ port: Number(environment('PORT')), host: environment('HOST') }).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
