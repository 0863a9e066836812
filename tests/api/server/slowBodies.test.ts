import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { account } from '@/contracts/auth/account'
import { logout } from '@/contracts/auth/token'
import { SESSION_LEASE } from '../../../server/src/http/sessionLease'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** A body that comes when what was handed in is done, longer after its head than a session is taken for alive. */
const after = (work: () => Promise<unknown>, text: string): Readable =>
  Readable.from(
    (async function* () {
      await work()
      await sleep(SESSION_LEASE + 50)
      yield text
    })(),
  )

const rename = (token: string, work: () => Promise<unknown>, name: string) =>
  backend.fastify.inject({
    method: 'PUT',
    url: '/user/name',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: after(work, JSON.stringify({ name })),
  })

const nameOf = async (uid: string): Promise<unknown> =>
  (await backend.rows(`select name from users where uid = ${uid}`))[0]?.['name']

test('of a session that ended while its body came nothing is written', async () => {
  const { uid, token } = await backend.login('13900000061')
  const { statusCode } = await rename(token, () => backend.ask(logout, {}, token), '不在了')
  expect(statusCode).toBe(401)
  expect(await nameOf(uid)).not.toBe('不在了')
})

test('a body that takes its time is taken from a session that goes on', async () => {
  const { uid, token } = await backend.login('13900000062')
  const { statusCode } = await rename(token, () => backend.ask(account, { params: { uid } }, token), '慢慢来')
  expect(statusCode).toBe(200)
  expect(await nameOf(uid)).toBe('慢慢来')
})
