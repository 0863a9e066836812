import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { createOrder, orders } from '@/contracts/course/orders'
import type { CallContract, CallInput } from '@/contracts/define'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { attempt, openAttempt } from '@/contracts/exercise/attempts'
import { salesClue } from '@/contracts/gaoshou/salesClues'
import { reviews, sendReviews } from '@/contracts/word/reviews'
import { eventId } from '@/domain/memory/eventIds'
import { loginOn } from '../../../scripts/bench/loginOn'
import { type Postgres, startPostgres } from '../../../scripts/startPostgres'
import { type RunningProcess, startProcess } from '../../e2e/harness/startProcess'
import { addressOf, type Parts } from '../harness/addressOf'
import { type FormerRelease, formerRelease } from '../harness/formerRelease'

/**
 * A release rolls out while the one before it serves on: the process of the former code is there first, the new one migrates the
 * database under it, and then one learner is served by both in turn.
 */
const DEVICE = 'aaaaaaaa'

const postgres: Postgres | undefined = process.env['DATABASE_URL'] ? startPostgres() : undefined
const former: FormerRelease | undefined = postgres && formerRelease()
const data = mkdtempSync(join(tmpdir(), 'yantu-roll-over-'))
const running: RunningProcess[] = []

const start = async (folder?: string): Promise<RunningProcess> => {
  const started = await startProcess(join(folder ?? '', 'server/src/main.ts'), () => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres?.url,
    DATA_DIR: data,
    LOG_LEVEL: 'silent',
    ...(folder && {
      TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'),
      CONTENT_DIR: join(folder, 'content'),
    }),
  }))
  running.push(started)
  return started
}

afterAll(async () => {
  for (const one of running) await one.stop()
  postgres?.stop()
  former?.remove()
  rmSync(data, { recursive: true, force: true })
})

let token: string | undefined

/** The payload of a call that a process must answer well. */
const ask = async <C extends CallContract>(
  { url }: RunningProcess,
  contract: C,
  input: CallInput<C> & Parts,
): Promise<v.InferOutput<C['response']>> => {
  const answer = await fetch(`${url}${addressOf(contract, input)}`, {
    method: contract.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  const json: unknown = await answer.json()
  if (answer.status !== 200) throw new Error(`${contract.id}: ${JSON.stringify(json)}`)
  return v.parse(
    contract.response,
    contract.flat ? json : v.parse(v.object({ result: v.unknown() }), json).result,
  )
}

const whereBothAre = former ? test : test.skip

whereBothAre(
  'the former code serves on while the new one has changed the schema, and each sees the other’s writes',
  async () => {
    const old = await start(former?.folder)
    const { uid, authorization, phone } = await loginOn(old.url)
    token = authorization
    const fresh = await start()
    const params = { uid }

    const body = { goodsId: '270001', agreementVersion: '2.1' }
    const bought = [
      await ask(old, createOrder, { params, body: { ...body, idempotencyKey: 'roll-over-1' } }),
      await ask(fresh, createOrder, { params, body: { ...body, idempotencyKey: 'roll-over-1' } }),
    ]
    expect(bought[1]?.orderId).toBe(bought[0]?.orderId)
    for (const side of [old, fresh]) expect((await ask(side, orders, { params, query: {} })).total).toBe(1)

    const lead = { phone, promotionId: '127' }
    expect((await ask(fresh, salesClue, { body: lead })).created).toBe(true)
    expect((await ask(old, salesClue, { body: lead })).created).toBe(false)

    for (const [turn, side] of [old, fresh, old].entries()) {
      const at = Date.now() + turn
      const event = { id: eventId(at, DEVICE), at, device: DEVICE, word: 'abandon', kind: 'review' } as const
      const more = { grade: 3, source: 'card', proved: true, took: 4000, due: at + 86_400_000 } as const
      expect(
        (await ask(side, sendReviews, { params, body: { events: [{ ...event, ...more }] } })).accepted,
      ).toBe(1)
    }
    for (const side of [old, fresh])
      expect((await ask(side, reviews, { params, query: {} })).events).toHaveLength(3)

    const place = { uid, attemptId: 'roll-over-attempt' }
    const opening = { kind: 'practice', subject: '101', size: 3, type: 'single' } as const
    const { questions } = await ask(old, openAttempt, { params: place, body: opening })
    const send = (side: RunningProcess, id: string, event: object) => {
      const clock = { sentAt: Date.now(), offset: 0 }
      const events = [{ id, at: Date.now(), ...event }]
      return ask(side, sendAttemptEvents, { params: place, body: { device: DEVICE, clock, events } } as never)
    }
    for (const [at, { id }] of questions.entries()) {
      const event = { kind: 'answer', question: id, answer: { type: 'single', option: 0 }, took: 3000 }
      await send(at % 2 ? old : fresh, `answer-${at}-of-three`, event)
    }
    expect((await ask(old, attempt, { params: place })).answers.every(({ answer }) => answer)).toBe(true)
    await send(old, 'handed-in-by-old', { kind: 'handIn' })
    const told = async (side: RunningProcess) =>
      JSON.stringify(await ask(side, attemptReport, { params: place }), (key, value: unknown) =>
        // When it was asked is all that differs.
        key === 'now' ? 0 : value,
      )
    expect(await told(fresh)).toBe(await told(old))
  },
)
