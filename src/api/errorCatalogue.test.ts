import * as v from 'valibot'
import { defineCall } from '@/contracts/define'
import { fakeApi } from '../../tests/builders/fakeApi'
import { ok, refused } from '../../tests/builders/scriptedNetwork'

/** The rows of seed §8 that live in the request layer; tests of the others are beside their code. */
const write = defineCall({
  id: 'test.write',
  allows: 'anyone',
  method: 'POST',
  path: '/test',
  summary: '',
  response: v.object({}),
})
const SILENT = [
  'x070076',
  'x40000',
  'x040013',
  'x9002',
  'x10038',
  'x130018',
  'x080011',
  'x12002',
  'x130025',
  'C10100',
  'x11046',
  'x404',
  '400',
  'B10220',
  'x070195',
]

describe('the error catalogue in the request layer (seed §8)', () => {
  it.each([201, 400, 403, 500])(
    'a response whose status field is %d, not 200, is rejected',
    async (status) => {
      const { call } = fakeApi([{ status: 200, body: { status, result: {}, msg: '不行' } }])
      await expect(call(write, {})).rejects.toMatchObject({ kind: 'rejected', status, msg: '不行' })
    },
  )

  it('a response whose status field is 200 is not', async () => {
    const { call } = fakeApi([ok()])
    await expect(call(write, {})).resolves.toEqual({})
  })

  it.each([400, 403, 404, 409, 423, 429, 500, 502])(
    'on HTTP error %d the msg of the server is toasted',
    async (status) => {
      const { call, said } = fakeApi([refused(status, 'Y1', '服务端的话')])
      await expect(call(write, {})).rejects.toMatchObject({ status, code: 'Y1', serverMsg: '服务端的话' })
      expect(said).toEqual(['服务端的话'])
    },
  )

  it.each(SILENT)('the code %s is in the silent list: no toast', async (code) => {
    const { call, said } = fakeApi([refused(400, code, '不该看到')])
    await expect(call(write, {})).rejects.toMatchObject({ code })
    expect(said).toEqual([])
  })

  it('the code 400 is silent also when it is sent as a number', async () => {
    const { call, said } = fakeApi([{ status: 400, body: { status: 400, code: 400, msg: '不该看到' } }])
    await expect(call(write, {})).rejects.toMatchObject({ code: '400' })
    expect(said).toEqual([])
  })

  it.each(['x40001', 'x070077', '4000', 'b10220', ''])('the code %j is not', async (code) => {
    const { call, said } = fakeApi([refused(400, code, '看得到')])
    await expect(call(write, {})).rejects.toBeDefined()
    expect(said).toEqual(['看得到'])
  })

  it.each([
    ['null fields', { status: 500, code: null, msg: null }],
    ['no JSON', '<html>502 Bad Gateway</html>'],
    ['nothing', ''],
  ])('a refusal with %s is toasted in words of our own', async (_, body) => {
    const { call, said } = fakeApi([{ status: 502, body }])
    await expect(call(write, {})).rejects.toMatchObject({
      kind: 'rejected',
      status: 502,
      code: '',
      serverMsg: '',
    })
    expect(said).toEqual(['请求失败，请稍后再试'])
  })

  it('a null msg does not hide a silent code', async () => {
    const { call, said } = fakeApi([{ status: 404, body: { status: 404, code: 'x404', msg: null } }])
    await expect(call(write, {})).rejects.toMatchObject({ code: 'x404' })
    expect(said).toEqual([])
  })

  it.each([
    ['HTTP status', refused(401, 'Y40101', '登录已过期')],
    ['status field', { status: 200, body: { status: 401, msg: '登录已过期' } }],
  ])('a 401 as %s goes to the policy of the app and is not toasted', async (_, answer) => {
    const api = fakeApi([answer])
    await expect(api.call(write, {})).rejects.toMatchObject({ status: 401 })
    expect({ unauthorized: api.unauthorized, said: api.said }).toEqual({ unauthorized: 1, said: [] })
  })

  it('a 401 of a quiet call clears the user all the same', async () => {
    const api = fakeApi([refused(401)])
    await expect(api.call(write, {}, { quiet: true })).rejects.toBeDefined()
    expect(api.unauthorized).toBe(1)
  })

  it('a call whose failures the seed calls silent shows no toast', async () => {
    const { call, said } = fakeApi([refused(500, 'Y500', '不该看到')])
    await expect(call({ ...write, silent: true }, {})).rejects.toMatchObject({ status: 500 })
    expect(said).toEqual([])
  })

  it('a quiet call shows no toast: the caller tells the user', async () => {
    const { call, said } = fakeApi([refused(500, 'Y500', '自己说')])
    await expect(call(write, {}, { quiet: true })).rejects.toMatchObject({ msg: '自己说' })
    expect(said).toEqual([])
  })

  it.each([
    ['offline', '网络不给力，请检查网络后重试'],
    ['timeout', '请求超时，请稍后再试'],
  ] as const)('no answer (%s) is said in words of our own', async (reason, msg) => {
    const { call, said } = fakeApi([reason])
    await expect(call(write, {})).rejects.toMatchObject({ kind: reason, status: 0, msg })
    expect(said).toEqual([msg])
  })
})
