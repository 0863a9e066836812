import * as third from '@/contracts/auth/thirdParty'
import { token as tokenCall } from '@/contracts/auth/token'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const inAppD = {
  query: {
    grant_type: 'third_party',
    client_id: 'web',
    third_type: 'wechat',
    third_client_id: 'wx-d',
    code: 'dev-union',
  },
} as const

test('a person of one union id is one account, whichever app binds them', async () => {
  const bind = (who: { uid: string; token: string }, code: string, thirdClientId: string) =>
    backend.call(
      third.bindThird,
      { params: { uid: who.uid }, body: { code, thirdClientId, thirdType: 'wechat' } },
      who.token,
    )
  const one = await backend.login('13400000008')
  const two = await backend.login('13400000009')
  expect(await bind(one, 'dev-union', 'wx-h5')).toMatchObject({ status: 200 })
  expect(await bind(two, 'dev-union', 'wx-mini')).toMatchObject({
    code: 'Y40901',
    msg: '该微信已绑定其他账号',
  })
  expect(await bind(one, 'dev-union', 'wx-mini')).toMatchObject({ status: 200 })
  const atOnce = await Promise.all([bind(one, 'dev-union-2', 'wx-a'), bind(two, 'dev-union-2', 'wx-b')])
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409])
  const button = { code: 'dev-13400000009', thirdClientId: 'wx-c', loginCode: 'dev-union' }
  expect((await backend.ask(third.wechatPhoneToken, { body: button })).uid).toBe(two.uid)
  expect((await backend.ask(tokenCall, inAppD)).uid).toBe(one.uid)
})
