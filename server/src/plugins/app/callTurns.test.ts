import { request } from 'node:http'
import Fastify from 'fastify'
import * as v from 'valibot'
import { defineCall } from '@/contracts/define'
import { createIsOperator } from '../../http/createIsOperator'
import { DiskWatch } from '../../db/DiskWatch'
import { MOST_IN_WORK, MOST_OPERATORS_IN_WORK, registerCallTurns } from './callTurns'
import { registerErrors } from './errors'
import { registerLoadShedding } from './loadShedding'
import { registerSessions } from './sessions'

const contract = defineCall({
  id: 'test.read',
  allows: 'anyone',
  method: 'GET',
  path: '/read',
  summary: 'Reads something.',
  response: v.object({}),
})

const KEY = 'key of the operators'
const isOperator = createIsOperator(KEY)

/** A backend whose calls end when they are let go; the token's first letter says whose it is. */
const start = (mostAtWork = 500, mostWaiting?: number) => {
  const app = Fastify()
  const held = new Map<string, (() => void)[]>()
  let isOpen = false
  let arrived = 0
  const answered: number[] = []
  app.addHook('preValidation', async () => void (arrived += 1))
  app.addHook('onSend', async (_, { statusCode }) => void answered.push(statusCode))
  registerErrors(app, new DiskWatch(() => 0))
  registerCallTurns(app, isOperator, mostWaiting)
  registerLoadShedding(app, mostAtWork)
  registerSessions(app, {
    findSession: async (token) => ({ uid: token.charCodeAt(0), tokenHash: token, expiresAt: 0 }),
    findStaff: async () => null,
    isOperator,
    audit: async () => undefined,
  })
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    handler: async (request) => {
      const name = isOperator(request) ? 'operator' : String(request.session?.uid ?? 'visitor')
      if (!isOpen) await new Promise<void>((done) => held.set(name, [...(held.get(name) ?? []), done]))
      return { status: 200 }
    },
  })
  // Async, because `inject` alone sends nothing until its promise is awaited.
  const get = async (who?: string, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'GET',
      url: contract.path,
      remoteAddress,
      ...(who && { headers: { authorization: `Bearer ${who.repeat(20)}` } }),
    })
  const getAsOperator = async (key = KEY) =>
    app.inject({ method: 'GET', url: contract.path, headers: { 'x-operator-key': key } })
  /** Lets all go, and everybody who comes from now on. */
  const open = (): void => {
    isOpen = true
    for (const ends of held.values()) for (const end of ends) end()
  }
  const inWork = (who: string): number => held.get(who)?.length ?? 0
  return { app, get, getAsOperator, open, inWork, arrived: () => arrived, answered: () => answered }
}

/** Waits until something is so. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo() && tries < 10_000; tries += 1) await new Promise((done) => setImmediate(done))
}

test('three calls of an account run at once; another account and a visitor are served meanwhile', async () => {
  const { get, open, inWork } = start()
  const flood = Array.from({ length: 60 }, () => get('a'))
  await until(() => inWork('97') === MOST_IN_WORK)
  const others = [get('b'), get()]
  await until(() => inWork('98') === 1 && inWork('visitor') === 1)
  expect(inWork('97')).toBe(MOST_IN_WORK)
  open()
  for (const answer of await Promise.all([...flood, ...others])) expect(answer.statusCode).toBe(200)
})

test('a caller with a full queue gets 429 with Retry-After; queued calls are served', async () => {
  const { get, open, inWork } = start()
  let refused = 0
  const flood = Array.from({ length: 150 }, async () => {
    const answer = await get('a')
    if (answer.statusCode === 429) {
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.json()).toMatchObject({ code: 'Y429' })
      refused += 1
    }
  })
  await until(() => refused > 0 && inWork('97') === MOST_IN_WORK)
  open()
  await Promise.all(flood)
  expect(refused).toBe(150 - MOST_IN_WORK - 100)
})

test("calls with the operators' key run while the queue of their address is full; a wrong key waits in that queue", async () => {
  const { get, getAsOperator, open, inWork } = start()
  let refused = 0
  const crowd = Array.from({ length: 320 }, async () => {
    if ((await get()).statusCode === 429) refused += 1
  })
  await until(() => refused === 12)
  expect((await getAsOperator('a wrong key')).statusCode).toBe(429)
  const operators = Array.from({ length: MOST_OPERATORS_IN_WORK + 1 }, () => getAsOperator())
  await until(() => inWork('operator') === MOST_OPERATORS_IN_WORK)
  expect(inWork('operator')).toBe(MOST_OPERATORS_IN_WORK)
  open()
  await Promise.all(crowd)
  for (const answer of await Promise.all(operators)) expect(answer.statusCode).toBe(200)
})

test('load shedding counts running calls only: hundreds of queued calls of two addresses refuse no other caller', async () => {
  const { get, open, inWork } = start(40)
  const crowd = ['10.0.0.1', '10.0.1.1'].flatMap((address) =>
    Array.from({ length: 300 }, () => get(undefined, address)),
  )
  await until(() => inWork('visitor') === 16)
  const others = [get('a'), get(undefined, '10.0.2.1')]
  await until(() => inWork('97') === 1 && inWork('visitor') === 17)
  open()
  const answers = await Promise.all([...crowd, ...others])
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
})

test('all queues together hold so many: beyond it a call that would wait is refused; one that finds a place runs', async () => {
  const { get, getAsOperator, open, inWork } = start(500, 20)
  let refused = 0
  const crowd = ['a', 'b', 'c', 'd'].flatMap((who) =>
    Array.from({ length: 20 }, async () => {
      const answer = await get(who)
      if (answer.statusCode === 200) return
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('1')
      refused += 1
    }),
  )
  await until(() => refused === 80 - 4 * MOST_IN_WORK - 20)
  const others = [get('e'), get()]
  const operators = Array.from({ length: MOST_OPERATORS_IN_WORK + 1 }, () => getAsOperator())
  await until(() => inWork('101') === 1 && inWork('visitor') === 1)
  open()
  await Promise.all(crowd)
  for (const answer of await Promise.all([...others, ...operators])) expect(answer.statusCode).toBe(200)
  expect(refused).toBe(48)
})

test('load shedding refuses calls of distinct callers beyond its bound with 503', async () => {
  const { get, open, inWork } = start(2)
  const crowd = [get('a'), get('b')]
  await until(() => inWork('97') === 1 && inWork('98') === 1)
  expect((await get('c')).statusCode).toBe(503)
  open()
  for (const answer of await Promise.all(crowd)) expect(answer.statusCode).toBe(200)
  expect((await get('c')).statusCode).toBe(200)
})

test('a server that closes refuses queued calls with 503 at once; running calls are answered', async () => {
  const { app, get, open, inWork } = start()
  const statuses: number[] = []
  const calls = Array.from({ length: 10 }, async () => statuses.push((await get('a')).statusCode))
  await until(() => inWork('97') === MOST_IN_WORK)
  await app.close()
  await until(() => statuses.length === 10 - MOST_IN_WORK)
  expect(statuses).toEqual(Array(10 - MOST_IN_WORK).fill(503))
  open()
  await Promise.all(calls)
  expect(statuses.slice(-MOST_IN_WORK)).toEqual(Array(MOST_IN_WORK).fill(200))
})

test('a queued call whose client disconnects leaves the queue at once and never runs', async () => {
  const { app, get, open, inWork, arrived, answered } = start()
  const running = Array.from({ length: MOST_IN_WORK }, () => get('a'))
  await until(() => inWork('97') === MOST_IN_WORK)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${'a'.repeat(20)}` }
  const leaving = request(`${base}${contract.path}`, { headers }).on('error', () => undefined)
  leaving.end()
  await until(() => arrived() === MOST_IN_WORK + 1)
  leaving.destroy()
  await until(() => answered().length > 0)
  expect(answered()).toEqual([503])
  open()
  await Promise.all(running)
  expect(inWork('97')).toBe(MOST_IN_WORK)
  await app.close()
})
