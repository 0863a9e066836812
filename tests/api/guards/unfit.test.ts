import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { accountExtra, userName } from '@/contracts/auth/account'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { allCalls } from '../../../server/src/services/allCalls'
import { addressOf } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'operator', perAddress: 100 })
  me = await backend.login('13900000001')
})
afterAll(() => backend.stop())

const rows = allCalls
  .filter(({ id }) => !['auth.logout', 'auth.setPassword', 'auth.requestDeletion'].includes(id))
  .map((contract) => [contract.id, contract] as const)

const keysOf = (schema: unknown): string[] => {
  const { entries, options } = Object(schema) as { entries?: object; options?: unknown[] }
  return [...Object.keys(entries ?? {}), ...(options ?? []).flatMap(keysOf)]
}

const BELL = String.fromCharCode(7)
/** What no column and no page can hold, in every field of a call. */
const unfit: readonly unknown[] = [
  1e21,
  -1e21,
  8.64e15,
  9e14,
  2 ** 31,
  99_999_999_999_999,
  `李${BELL}雷`,
  String.fromCharCode(0),
  '9'.repeat(18),
  '8640000000000001',
  'javascript:alert(1)',
  "'; drop table users; --",
  '../../etc/passwd',
  [],
  {},
  null,
]

test.each(rows)('%s: no value of any field gives a 5xx', async (_, contract) => {
  const numbers: number[] = []
  for (const value of unfit) {
    const text = typeof value === 'object' ? '{}' : String(value)
    const params = Object.fromEntries(
      [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
        name,
        name === 'uid' ? me.uid : text.replaceAll('/', ''),
      ]),
    )
    const query = Object.fromEntries(keysOf(contract.query).map((key) => [key, text]))
    const body = Object.fromEntries(keysOf(contract.body).map((key) => [key, value]))
    const answer = await backend.fastify.inject({
      method: contract.method,
      url: addressOf(contract, { params, query }),
      headers: { authorization: `Bearer ${me.token}`, 'x-operator-key': 'operator' },
      ...(contract.method !== 'GET' && { payload: body }),
    })
    // Embedded gateways refuse a code as the real ones do.
    if (answer.statusCode !== 502) numbers.push(answer.statusCode)
  }
  expect(numbers.filter((status) => status >= 500)).toEqual([])
})

const deep = `{"events":${'['.repeat(8000)}${']'.repeat(8000)}}`
test.each(rows.filter(([, { method }]) => method !== 'GET'))(
  '%s: eight thousand brackets and broken forms are refused',
  async (_, contract) => {
    const url = addressOf(contract, { params: { uid: me.uid } }).replace(/\{\w+\}/g, '1')
    const headers = { authorization: `Bearer ${me.token}`, 'x-operator-key': 'operator' }
    const send = (type: string, payload: string) =>
      backend.fastify.inject({
        method: contract.method,
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      })
    const answers = [
      await send('application/json', deep),
      await send('application/json', '{"a":'),
      await send(
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut',
      ),
      await send('multipart/form-data', 'no boundary'),
      await send(
        'multipart/form-data; boundary=b',
        `--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--`,
      ),
    ]
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  },
)

test('a picture in a broken form is refused', async () => {
  for (const payload of [
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\ncut',
    'rubbish',
    '',
  ]) {
    const answer = await backend.fastify.inject({
      method: 'POST',
      url: '/base/v1/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    })
    expect([payload, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([payload, true])
  }
})

test('an avatar is a picture of ours or of WeChat', async () => {
  const save = async (avatar: string) =>
    (await backend.call(userName, { body: { name: '小满', avatar } }, me.token)).status
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    ' javascript:x',
    'vbscript:x',
    'http://a.example/b',
    'https://a.example/b',
    'https://qlogo.cn.a.example/b',
  ])
    expect([bad, await save(bad)]).toEqual([bad, 400])
  for (const good of ['', '/uploads/a.png', 'https://thirdwx.qlogo.cn/a'])
    expect([good, await save(good)]).toEqual([good, 200])
})

test('every address that a call takes is of ours or of the web', async () => {
  const isAddress = /(?:avatar|url|link|href|cover|picture|image)$/i
  const named = allCalls.flatMap(({ id, body }) =>
    keysOf(body)
      .filter((key) => isAddress.test(key))
      .map((key) => [id, key, body] as const),
  )
  for (const [id, key, body] of named) {
    const entry = (body as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries?.[key]
    expect([id, entry && v.safeParse(entry, 'javascript:alert(1)').success]).toEqual([id, false])
  }
  expect(named.map(([id]) => id)).toContain('auth.userName')
})

test('a code that nobody has binds nobody, and the real one still can', async () => {
  const guest = await backend.login('13900000002')
  const bind = async (inviteCode: string) =>
    (
      await backend.ask(
        accountExtra,
        { params: { uid: guest.uid }, body: { inviteMsgPARM: { inviteCode } } },
        guest.token,
      )
    ).bound
  expect(await bind('nobody-has-this')).toBe(false)
  const [row] = await backend.rows(`select invite_code from users where uid = ${me.uid}`)
  expect(await bind(String(row?.['invite_code']))).toBe(true)
  const late = await backend.login('13900000003')
  const [seller] = await backend.rows(`select invite_code from sellers order by 1 limit 1`)
  const body = { inviteMsgPARM: { inviteCode: String(seller?.['invite_code']) } }
  expect(await backend.ask(accountExtra, { params: { uid: late.uid }, body }, late.token)).toEqual({
    bound: true,
  })
})

test('one network may send so many page events an hour', async () => {
  const batch = (at: number) => ({
    body: {
      events: Array.from({ length: 200 }, (_, index) => ({
        id: `event-${at}-${index}`,
        type: 1 as const,
        page: '/',
        at: 1,
      })),
    },
  })
  const statuses = new Set<number>()
  await backend.db.execute(sql`update rate_limits set hits = 99800 where hits > 99000`)
  let sent = 0
  for (; sent < 501 && !statuses.has(429); sent += 1)
    statuses.add((await backend.call(pageEvents, batch(sent))).status)
  expect([...statuses]).toEqual([200, 429])
  // Those of the tests before count too.
  expect(sent).toBeGreaterThan(490)
  backend.time.now += 3_600_000
  expect((await backend.call(pageEvents, batch(1000))).status).toBe(200)
})

test('what is over is forgotten, what counts stays', async () => {
  await backend.rows(`insert into sms_codes (phone, kind, code_hash, sent_at, expires_at)
    select '13000000000', 'login', 'x', t, t from (values (now() - interval '3 years'), (now() + interval '3 years')) v (t) returning 1 as done`)
  await backend.rows(`insert into tokens select 'old-' || n, ${me.uid}, 'test', now() - interval '3 years', now() - interval '2 years'
    from generate_series(1, 1500) n returning 1 as done`)
  await backend.rows(
    `insert into rate_limits values ('old', now() - interval '3 years', 1) returning 1 as done`,
  )
  await backend.rows(`insert into page_events (id, type, page, at, received_at, uid_proved, context)
    values ('ancient', 1, '/', now(), now() - interval '3 years', false, '{}') returning 1 as done`)
  const count = async (text: string) =>
    Number((await backend.rows(`select count(*)::int as n from ${text}`))[0]?.['n'])
  await backend.runChores()
  expect(await count(`tokens where token_hash like 'old-%'`)).toBe(500)
  await backend.runChores()
  expect(await count(`tokens where token_hash like 'old-%'`)).toBe(0)
  expect(await count(`sms_codes where phone = '13000000000'`)).toBe(1)
  expect(await count(`rate_limits where key = 'old'`)).toBe(0)
  expect(await count(`page_events where id = 'ancient'`)).toBe(0)
  expect((await backend.call(userName, { body: { name: '小满' } }, me.token)).status).toBe(200)
})
