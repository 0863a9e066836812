import { sql } from 'drizzle-orm'
import { goodsList } from '@/contracts/course/goods'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

const MOST = 20
const KEY = 'key of the operators'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ mostAtWork: MOST, operatorKey: KEY })
})
afterAll(() => backend.stop())

/** An address in a network of its own: one address runs fewer calls at once than the bound. */
const addressAt = (n: number): string => `10.${n >> 8}.${n & 255}.1`

const read = (n: number) =>
  backend.fastify.inject({
    url: addressOf(goodsList, { query: { size: 10 } }),
    remoteAddress: addressAt(n),
  })
const lead = (
  n: number,
  { from = addressAt(n), signal, key }: { from?: string; signal?: AbortSignal; key?: string } = {},
) =>
  backend.fastify.inject({
    method: salesClue.method,
    url: addressOf(salesClue, {}),
    remoteAddress: from,
    payload: { phone: String(13_500_000_000 + n), promotionId: '127' },
    ...(signal && { signal }),
    ...(key && { headers: { 'x-operator-key': key } }),
  })
const many = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Blocks lead writes while `work` runs. */
const whileBusy = async (work: () => Promise<void>): Promise<void> => {
  await backend.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sales_clues in access exclusive mode`)
    await work()
  })
}

test('refuses callers of a crowd beyond the bound at once with 503, and serves the others', async () => {
  const served: number[] = []
  const crowd: Promise<unknown>[] = []
  await whileBusy(async () => {
    const refused = new Promise<void>((done) => {
      let count = 0
      crowd.push(
        many(5 * MOST, async (n) => {
          const answer = await lead(n)
          if (answer.statusCode !== 503) return void served.push(answer.statusCode)
          expect(answer.headers['retry-after']).toBe('1')
          expect(answer.json()).toMatchObject({ status: 503, code: 'Y503' })
          if ((count += 1) === 4 * MOST) done()
        }),
      )
    })
    // Refusals arrive while the running calls still wait for the database; files are no calls, so they are served, too.
    await refused
    expect((await backend.fastify.inject('/audio/none.mp3')).statusCode).toBe(404)
    expect(served).toEqual([])
  })
  await Promise.all(crowd)
  expect(served).toEqual(Array(MOST).fill(200))
})

/** Refused by its contract, before any query: 503 only while the server sheds load. */
const invalidLead = (remoteAddress: string) =>
  backend.fastify.inject({
    method: 'POST',
    url: addressOf(salesClue, {}),
    remoteAddress,
    payload: { phone: 'x' },
  })

test('hundreds of queued calls of one address refuse only that address, with 429; another caller is served', async () => {
  const [crowded, other] = ['10.200.0.1', '10.201.0.1']
  const statuses: number[] = []
  const calls: Promise<unknown>[] = []
  await whileBusy(async () => {
    const refused = new Promise<void>((done) => {
      calls.push(
        many(400, async (n) => {
          const { statusCode } = await lead(2000 + n, { from: crowded })
          statuses.push(statusCode)
          done()
        }),
      )
    })
    await refused
    expect(new Set(statuses)).toEqual(new Set([429]))
    expect((await invalidLead(other)).statusCode).toBe(400)
    // The operators' key has a queue of its own, behind the same address; a wrong key has none.
    expect((await lead(3001, { from: crowded, key: 'a wrong key' })).statusCode).toBe(429)
    calls.push(lead(3002, { from: crowded, key: KEY }).then(({ statusCode }) => expect(statusCode).toBe(200)))
    calls.push(lead(3000, { from: other }).then(({ statusCode }) => expect(statusCode).toBe(200)))
  })
  await Promise.all(calls)
  expect(statuses).toHaveLength(400)
  expect(statuses).not.toContain(503)
})

test('calls that were abandoned, failed or refused leave no place taken', async () => {
  const gone = many(MOST, (n) => {
    const leaving = new AbortController()
    const answer = lead(1000 + n, { signal: leaving.signal }).catch(() => undefined)
    leaving.abort()
    return answer
  })
  await gone
  await many(MOST, (n) => invalidLead(addressAt(n)))
  // Wait until abandoned requests are done.
  while ((await read(0)).statusCode === 503) await new Promise((done) => setTimeout(done, 20))
  const answers = await many(MOST, read)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(MOST).fill(200))
})
