import { sql } from 'drizzle-orm'
import { goodsList } from '@/contracts/course/goods'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

const MOST = 20

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ mostAtWork: MOST })
})
afterAll(() => backend.stop())

const read = () => backend.fastify.inject(addressOf(goodsList, { query: { size: 10 } }))
const lead = (n: number, signal?: AbortSignal) =>
  backend.fastify.inject({
    method: salesClue.method,
    url: addressOf(salesClue, {}),
    payload: { phone: String(13_500_000_000 + n), promotionId: '127' },
    ...(signal && { signal }),
  })
const many = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Nobody's lead is written while `work` runs. */
const whileBusy = async (work: () => Promise<void>): Promise<void> => {
  await backend.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sales_clues in access exclusive mode`)
    await work()
  })
}

test('a crowd waits in no queue: who comes beyond the bound is told to come again at once, the others are served', async () => {
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
    // They hear it while those before them still wait: files answer too, they are no calls.
    await refused
    expect((await backend.fastify.inject('/audio/none.mp3')).statusCode).toBe(404)
    expect(served).toEqual([])
  })
  await Promise.all(crowd)
  expect(served).toEqual(Array(MOST).fill(200))
})

test('whoever went away, failed or was refused leaves no place taken', async () => {
  const gone = many(MOST, (n) => {
    const leaving = new AbortController()
    const answer = lead(1000 + n, leaving.signal).catch(() => undefined)
    leaving.abort()
    return answer
  })
  await gone
  await many(MOST, () =>
    backend.fastify.inject({ method: 'POST', url: addressOf(salesClue, {}), payload: { phone: 'x' } }),
  )
  // What was begun for those who went is done first.
  while ((await read()).statusCode === 503) await new Promise((done) => setTimeout(done, 20))
  const answers = await many(MOST, read)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(MOST).fill(200))
})
