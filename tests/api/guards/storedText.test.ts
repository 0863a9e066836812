import { addresses, createAddress } from '@/contracts/course/addresses'
import { salesClue, salesCluesOfUser } from '@/contracts/gaoshou/salesClues'
import { saveWordNote, wordNote } from '@/contracts/word/books'
import type { CallContract } from '@/contracts/define'
import { addressOf, type Parts } from '../harness/addressOf'
import { type Backend, startBackend } from '../harness/startBackend'
import { addressFields } from '../harness/startShop'

const EVIL = `</script><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`

let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900000001')
})
afterAll(() => backend.stop())

const send = (contract: CallContract, parts: Parts) =>
  backend.fastify.inject({
    method: contract.method,
    url: addressOf(contract, { ...parts, params: { uid: me.uid, ...Object(parts.params) } }),
    headers: { authorization: `Bearer ${me.token}` },
    ...(parts.body !== undefined && { payload: Object(parts.body) }),
  })

test.each([
  [
    'a lead',
    salesClue,
    { body: { phone: '13900000001', extra: { school: EVIL.slice(0, 60) } } },
    salesCluesOfUser,
    {},
  ],
  ['an address', createAddress, { body: { ...addressFields, detail: EVIL.slice(0, 80) } }, addresses, {}],
  [
    'a note',
    saveWordNote,
    { params: { wordId: 'abandon' }, body: { text: EVIL } },
    wordNote,
    { params: { wordId: 'abandon' } },
  ],
] satisfies [string, CallContract, Parts, CallContract, Parts][])(
  'markup in %s comes back as the text it was, in an answer that no browser reads as a page',
  async (_, write, parts, read, where) => {
    expect((await send(write, parts)).statusCode).toBe(200)
    const answer = await send(read, where)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.stringify(answer.json())).toContain(JSON.stringify(EVIL.slice(0, 60)).slice(1, -1))
  },
)

test('markup in a title stays text on the pages that the backend draws', async () => {
  await backend.rows(`insert into orders select 'evil', ${me.uid}, 'key', '270001', '${EVIL.replaceAll("'", "''")}', '/c.svg',
    'unpaid', 1, 0, 1, null, null, null, '1', null, null, null, now(), '2099-01-01', null, null`)
  await backend.rows(
    `insert into payments values ('evil-payment', 'evil', 'cashier', 1, 'pending', null, now(), null)`,
  )
  const { body, headers, statusCode } = await backend.fastify.inject('/dev/cashier/evil-payment')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(body).not.toMatch(/<script>alert|<img src=x/)
  expect(body).toContain('&lt;script&gt;alert(1)')
})
