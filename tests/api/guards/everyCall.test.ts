import fc from 'fast-check'
import { allCalls } from '../../../server/src/services/allCalls'
import { pageEventSchema } from '@/contracts/tracking/pageEvents'
import { arbitraryOf } from '../harness/arbitraryOf'
import { routePath } from '../../../server/src/http/serve'
import { addressOf } from '../harness/addressOf'
import type { CallContract } from '@/contracts/define'
import { OPERATOR_KEY, tokensByCall } from '../staff/staffWorld'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let me: { uid: string; token: string }
let tokenFor: (contract: CallContract) => string
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR_KEY })
  me = await backend.login('13900000001')
  tokenFor = await tokensByCall(backend, me.token)
})
afterAll(() => backend.stop())

const rows = allCalls.map((contract) => [contract.id, contract] as const)

/** Path parameters of a call with `uid` as the owner. */
const paramsWith = (path: string, uid: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, /^uid$|^userId$/.test(name) ? uid : '1']),
  )

describe('every call', () => {
  test('has an id, and an address of its own', () => {
    expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length)
    expect(
      new Set(allCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)).size,
    ).toBe(allCalls.length)
  })

  test.each(rows)('%s is served', (_, { method, path }) => {
    expect(backend.fastify.hasRoute({ method, url: routePath(path) })).toBe(true)
  })
})

test.each(rows.filter(([, { method }]) => method === 'GET'))(
  '%s: no more than ten statements',
  async (_, contract) => {
    const parts = {
      params: paramsWith(contract.path, me.uid),
      query: { goodsIds: '270001', goodsId: '270001', size: 50 },
    }
    expect(
      await backend.countQueries(() => backend.send(contract, parts, tokenFor(contract))),
    ).toBeLessThanOrEqual(10)
  },
)

describe('fuzzing', () => {
  /** Calls that would end the session the next case needs. */
  const ending = new Set(['auth.logout', 'auth.setPassword', 'auth.requestDeletion', 'staff.logout'])

  /** The same cases in every run, however busy the machine is. */
  const bounded = { seed: 20261121, numRuns: 10 }
  const isData = {
    'content-type': expect.stringMatching(/^application\/json/),
    'x-content-type-options': 'nosniff',
  }

  const isSound = (body: string, status: number) => {
    expect(status).toBeLessThan(500)
    expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|select |insert /)
  }

  test.each(rows.filter(([id]) => !ending.has(id)))(
    '%s: what the contract allows gives no 5xx',
    async (_, contract) => {
      const parts = fc.record({
        params: contract.params ? arbitraryOf(contract.params) : fc.constant({}),
        query: contract.query ? arbitraryOf(contract.query) : fc.constant({}),
        body: contract.body ? arbitraryOf(contract.body) : fc.constant(undefined),
      })
      await fc.assert(
        fc.asyncProperty(parts, async ({ params, query, body }) => {
          const own = { ...Object(params), ...(contract.path.includes('{uid}') && { uid: me.uid }) }
          const answer = await backend.send(contract, { params: own, query, body }, tokenFor(contract))
          // The embedded gateways refuse unknown codes as the real ones would.
          if (answer.status !== 502) isSound(JSON.stringify(answer.json), answer.status)
        }),
        bounded,
      )
    },
  )

  test.each(rows.filter(([id]) => !ending.has(id)))('%s: rubbish gives no 5xx', async (_, contract) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (body, word) => {
        const params = Object.fromEntries(
          [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
            name,
            name === 'uid' ? me.uid : word || '-',
          ]),
        )
        const url = addressOf(contract, { params, query: { [word || 'a']: word, page: word, mobile: word } })
        const response = await backend.fastify.inject({
          method: contract.method,
          url,
          headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
          ...(contract.method !== 'GET' && { payload: JSON.stringify(body) }),
        })
        isSound(response.body, response.statusCode)
        // Whatever was stored or sent, a browser reads the answer as data and never as a page.
        expect(response.headers).toMatchObject(isData)
      }),
      bounded,
    )
  })

  test('broken JSON, wrong types and huge bodies are refused politely', async () => {
    const post = (payload: string, type = 'application/json') =>
      backend.fastify.inject({
        method: 'POST',
        url: '/gaoshou/v1/sales-clues',
        payload,
        headers: { 'content-type': type },
      })
    expect((await post('{')).json()).toEqual({ status: 400, code: '400', msg: '请求参数有误' })
    expect((await post('{"__proto__":{"a":1}}')).statusCode).toBe(400)
    expect((await post('<a/>', 'application/xml')).json()).toMatchObject({ status: 415 })
    expect((await post(`{"a":"${'x'.repeat(2 ** 20)}"}`)).json()).toMatchObject({ status: 413 })
    expect((await post('')).statusCode).toBe(400)
  })

  test('the arbitrary keeps to the contract', () => {
    fc.assert(
      fc.property(arbitraryOf(pageEventSchema), (event) => typeof event === 'object'),
      { numRuns: 20 },
    )
  })
})
