import { userName } from '@/contracts/auth/account'
import { stsToken } from '@/contracts/base/uploads'
import type { CallContract } from '@/contracts/define'
import { createOrder } from '@/contracts/course/orders'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { handInTest } from '@/contracts/promo/handInTest'
import { startTest } from '@/contracts/promo/papers'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { sendReviews } from '@/contracts/word/reviews'
import type { Parts } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'
import { png, uploadPicture } from '../harness/uploadPicture'
import { newLearner, type WordLearner } from '../harness/wordLearner'

/** Counted before anything is tried, and forgotten within the hour. */
const COUNTERS = new Set(['rate_limits'])

const FIVE_MINUTES = 5 * 60_000

interface Write {
  readonly contract: CallContract
  readonly parts: Parts
}

let backend: Backend
let me: WordLearner
let word: string
let ticket: string
beforeAll(async () => {
  backend = await startBackend()
  me = await newLearner(backend, '13600000901')
  word = String((await backend.rows('select min(id) as id from words'))[0]?.['id'])
  const begun = { params: { paperId: 'maths-1' }, body: { attemptId: 'attempt-full' } }
  ticket = (await backend.ask(startTest, begun)).ticket
  // A sequence survives a rollback, so it records where the disk was full.
  await backend.rows('create sequence full_at')
  await backend.rows(`create function refuse_to_grow() returns trigger language plpgsql as $$ begin
    perform setval('full_at', tg_relid::bigint);
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$`)
})
afterAll(() => backend.stop())

/** Writes that learners and visitors may make. */
const writes: readonly (readonly [string, () => Write])[] = [
  [
    'an answer',
    () => ({
      contract: sendReviews,
      parts: { params: { uid: me.uid }, body: { events: [me.answer(word, 3, backend.time.now)] } },
    }),
  ],
  [
    'an order',
    () => ({
      contract: createOrder,
      parts: {
        params: { uid: me.uid },
        body: { idempotencyKey: 'key-full-disk', goodsId: '270001', agreementVersion: '2.1' },
      },
    }),
  ],
  [
    'a test',
    () => ({
      contract: handInTest,
      parts: {
        params: { uid: me.uid, attemptId: 'attempt-full' },
        body: { paperId: 'maths-1', ticket, seconds: 60, answers: [1, 2, null] },
      },
    }),
  ],
  ['a lead', () => ({ contract: salesClue, parts: { body: { phone: '13600000902', promotionId: '127' } } })],
  [
    'a page event',
    () => ({
      contract: pageEvents,
      parts: { body: { events: [{ id: 'event-full-disk', type: 1, page: '/', at: backend.time.now }] } },
    }),
  ],
  ['a name', () => ({ contract: userName, parts: { body: { name: '小满' } } })],
]

const health = async (): Promise<unknown> => (await backend.fastify.inject('/healthz')).json()

const tables = async (): Promise<string[]> =>
  (
    await backend.rows(`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`)
  ).map(({ name }) => String(name))

/** The rows of each table, and the last transaction that left one: a half that stays behind is a later one. */
const snapshot = async (names: readonly string[]): Promise<Record<string, unknown>> => {
  const all: Record<string, unknown> = {}
  for (const name of names) {
    if (COUNTERS.has(name)) continue
    all[name] = await backend.rows(
      `select count(*)::int as count, max(xmin::text::bigint)::text as last from ${name}`,
    )
  }
  return all
}

/** Sends a write while no table but some has room for a row; its answer, and the table that stopped it. */
const sendOnFullDisk = async ({ contract, parts }: Write, names: readonly string[]) => {
  for (const name of names)
    await backend.rows(
      `create trigger zz_full before insert or update on ${name} for each row execute function refuse_to_grow()`,
    )
  const answer = await backend.send(contract, parts, me.token)
  for (const name of names) await backend.rows(`drop trigger zz_full on ${name}`)
  const [stopped] = await backend.rows('select last_value::oid::regclass::text as name from full_at')
  return { answer, stopped: String(stopped?.['name']).replace(/^.*\./, '') }
}

test.each(writes.map(([name, write]) => [name, write] as const))(
  '%s that finds no room on the disk says so, leaves no half behind, and succeeds when there is room',
  async (_, write) => {
    const names = await tables()
    const sent = write()
    // The disk is full at the first place that the call writes, then at the second, and so on until it has room everywhere.
    const roomy = new Set<string>()
    for (;;) {
      const before = await snapshot(names)
      const { answer, stopped } = await sendOnFullDisk(
        sent,
        names.filter((name) => !roomy.has(name)),
      )
      if (answer.status === 200) break
      expect(answer).toMatchObject({ status: 503, code: 'Y503' })
      expect(await health()).toMatchObject({ status: 200, disk: 'full' })
      expect(await snapshot(names)).toEqual(before)
      expect(roomy).not.toContain(stopped)
      roomy.add(stopped)
    }
    expect(roomy.size).toBeGreaterThan(0)
    backend.time.now += FIVE_MINUTES
    expect(await health()).toMatchObject({ status: 200, ready: true })
    expect(await health()).not.toHaveProperty('disk')
  },
)

test('a picture that finds no room is refused the same way', async () => {
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const full = {
    put: () => Promise.reject(noRoom),
    read: async () => undefined,
    remove: async () => undefined,
  }
  const other = await startBackend({ pictures: full })
  const standing = async (): Promise<unknown> => (await other.fastify.inject('/healthz')).json()
  const { token } = await other.login('13600000903')
  const { securityToken } = await other.ask(stsToken, {}, token)
  const answer = await uploadPicture(other, securityToken, png)
  expect(answer.json()).toMatchObject({ status: 503, code: 'Y503' })
  expect(await standing()).toMatchObject({ disk: 'full' })
  other.time.now += FIVE_MINUTES
  expect(await standing()).toMatchObject({ status: 200, ready: true })
  expect(await standing()).not.toHaveProperty('disk')
  await other.stop()
})
