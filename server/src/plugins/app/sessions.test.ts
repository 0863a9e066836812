import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import * as v from 'valibot'
import { defineCall } from '@/contracts/define'
import { SESSION_LEASE } from '../../http/sessionLease'
import { registerErrors } from './errors'
import { registerSessions } from './sessions'
import { DiskWatch } from '../../db/DiskWatch'

const write = defineCall({
  id: 'test.write',
  allows: 'user',
  method: 'PUT',
  path: '/write',
  summary: 'Writes something.',
  response: v.object({}),
})
const leave = defineCall({ ...write, id: 'test.leave', path: '/leave', endsSession: true })

const SLOW = SESSION_LEASE + 20

/** A backend whose calls take a while, and whose sessions end at the end of `asked` looks. */
const start = (takes: number, looks: number) => {
  const app = Fastify()
  let asked = 0
  registerErrors(app, new DiskWatch(() => 0))
  const find = async () => {
    asked += 1
    return asked > looks ? null : { uid: 1, tokenHash: 'hash', expiresAt: 0 }
  }
  registerSessions(app, {
    findSession: find,
    findStaff: async () => null,
    isOperator: () => false,
    audit: async () => undefined,
  })
  for (const contract of [write, leave])
    app.route({
      method: contract.method,
      url: contract.path,
      config: { contract },
      handler: async () => {
        await sleep(takes)
        return { status: 200 }
      },
    })
  const put = async (url: string) => {
    const headers = { authorization: `Bearer ${'a'.repeat(20)}` }
    return (await app.inject({ method: 'PUT', url, headers })).statusCode
  }
  return { put, asked: () => asked }
}

test('a call within the lease is acknowledged without another look at its session', async () => {
  const backend = start(0, 1)
  expect(await backend.put('/write')).toBe(200)
  expect(backend.asked()).toBe(1)
})

test('a slow call is acknowledged while its session lives, and not when that has ended meanwhile', async () => {
  expect(await start(SLOW, 2).put('/write')).toBe(200)
  expect(await start(SLOW, 1).put('/write')).toBe(401)
})

test('a call that ends its own session answers, however slow', async () => {
  expect(await start(SLOW, 1).put('/leave')).toBe(200)
})
