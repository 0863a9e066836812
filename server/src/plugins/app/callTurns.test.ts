import Fastify from 'fastify'
import * as v from 'valibot'
import { defineCall } from '@/contracts/define'
import { DiskWatch } from '../../db/DiskWatch'
import { MOST_IN_WORK, registerCallTurns } from './callTurns'
import { registerErrors } from './errors'
import { registerSessions } from './sessions'

const contract = defineCall({
  id: 'test.read',
  allows: 'anyone',
  method: 'GET',
  path: '/read',
  summary: 'Reads something.',
  response: v.object({}),
})

/** A backend whose calls end when they are let go; the token's first letter says whose it is. */
const start = () => {
  const app = Fastify()
  const held = new Map<string, (() => void)[]>()
  let isOpen = false
  registerErrors(app, new DiskWatch(() => 0))
  registerSessions(app, {
    findSession: async (token) => ({ uid: token.charCodeAt(0), tokenHash: token, expiresAt: 0 }),
    findStaff: async () => null,
    isOperator: () => false,
    audit: async () => undefined,
  })
  registerCallTurns(app)
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    handler: async ({ session }) => {
      const name = String(session?.uid ?? 'visitor')
      if (!isOpen) await new Promise<void>((done) => held.set(name, [...(held.get(name) ?? []), done]))
      return { status: 200 }
    },
  })
  // Asked for at once: `inject` alone sends nothing until somebody waits for it.
  const get = async (who?: string) =>
    app.inject({
      method: 'GET',
      url: contract.path,
      ...(who && { headers: { authorization: `Bearer ${who.repeat(20)}` } }),
    })
  /** Lets all go, and everybody who comes from now on. */
  const open = (): void => {
    isOpen = true
    for (const ends of held.values()) for (const end of ends) end()
  }
  const inWork = (who: string): number => held.get(who)?.length ?? 0
  return { get, open, inWork }
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
