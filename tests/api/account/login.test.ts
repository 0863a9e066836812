import md5 from 'md5'
import * as account from '@/contracts/auth/account'
import { mobileCode, smsCode } from '@/contracts/auth/smsCode'
import * as tokens from '@/contracts/auth/token'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const MINUTE = 60_000
const bySms = (mobile: string, code: string) => ({
  query: { grant_type: 'sms', client_id: 'web', mobile, code } as const,
})
const byPassword = (username: string, password: string) => ({
  query: { grant_type: 'password', client_id: 'web', username, password: md5(password) } as const,
})

describe('SMS codes', () => {
  test('are six characters and log in a new phone, which is thereby registered', async () => {
    const sent = await backend.ask(smsCode, { query: { mobile: '13000000001', type: '3' } })
    expect(sent).toEqual({ expiresIn: 300, resendAfter: 60 })
    const code = await backend.inbox('13000000001')
    expect(code).toMatch(/^\d{6}$/)
    const token = await backend.ask(tokens.token, bySms('13000000001', code))
    expect(token).toMatchObject({ expires_in: 2_592_000, register_time: backend.time.now, msg: '登录成功' })
  })

  test('the token call takes multipart fields as the seed sends them', async () => {
    const code = await backend.codeFor('13000000002')
    const fields = { grant_type: 'sms', client_id: 'web', mobile: '13000000002', code }
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const response = await backend.fastify.inject({
      method: 'POST',
      url: '/auth/oauth/token?grant_type=sms',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `${parts.join('')}--b--\r\n`,
    })
    expect(response.json()).toMatchObject({ status: 200, uid: expect.stringMatching(/^\d+$/) })
  })

  test('are used once', async () => {
    const code = await backend.codeFor('13000000003')
    await backend.ask(tokens.token, bySms('13000000003', code))
    expect(await backend.call(tokens.token, bySms('13000000003', code))).toMatchObject({
      status: 400,
      code: 'Y40002',
      msg: '验证码错误或已失效',
    })
  })

  test('end after five minutes', async () => {
    const code = await backend.codeFor('13000000004')
    backend.time.now += 5 * MINUTE
    expect(await backend.call(tokens.token, bySms('13000000004', code))).toMatchObject({ code: 'Y40002' })
  })

  test('still work a moment before', async () => {
    const code = await backend.codeFor('13000000005')
    backend.time.now += 5 * MINUTE - 1
    expect(await backend.call(tokens.token, bySms('13000000005', code))).toMatchObject({ status: 200 })
  })

  test('a newer one voids the older', async () => {
    const older = await backend.codeFor('13000000006')
    backend.time.now += MINUTE
    const newer = await backend.codeFor('13000000006')
    if (older !== newer) {
      expect(await backend.call(tokens.token, bySms('13000000006', older))).toMatchObject({ code: 'Y40002' })
    }
    expect(await backend.call(tokens.token, bySms('13000000006', newer))).toMatchObject({ status: 200 })
  })

  test('one a minute: the 60th second sends again', async () => {
    await backend.ask(smsCode, { query: { mobile: '13000000007', type: '3' } })
    backend.time.now += MINUTE - 1
    expect(await backend.call(mobileCode, { query: { mobile: '13000000007', type: '1' } })).toMatchObject({
      status: 429,
      code: 'Y42901',
      msg: '发送过于频繁，1 秒后可以再获取',
    })
    backend.time.now += 1
    expect(await backend.call(smsCode, { query: { mobile: '13000000007', type: '3' } })).toMatchObject({
      status: 200,
    })
  })

  test('ten a day: the eleventh waits for the next day of China', async () => {
    backend.time.now = Date.parse('2026-11-23T10:00:00+08:00')
    for (let sent = 0; sent < 10; sent += 1) {
      await backend.ask(smsCode, { query: { mobile: '13000000008', type: '3' } })
      backend.time.now += MINUTE
    }
    expect(await backend.call(smsCode, { query: { mobile: '13000000008', type: '3' } })).toMatchObject({
      code: 'Y42902',
    })
    backend.time.now = Date.parse('2026-11-24T00:00:00+08:00')
    expect(await backend.call(smsCode, { query: { mobile: '13000000008', type: '3' } })).toMatchObject({
      status: 200,
    })
  })

  test('five wrong tries void it, also for the right code', async () => {
    const code = await backend.codeFor('13000000009')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await backend.call(tokens.token, bySms('13000000009', wrong))).toMatchObject({ code: 'Y40002' })
    }
    expect(await backend.call(tokens.token, bySms('13000000009', code))).toMatchObject({ code: 'Y40002' })
  })

  test('four wrong tries do not', async () => {
    const code = await backend.codeFor('13000000010')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1) await backend.call(tokens.token, bySms('13000000010', wrong))
    expect(await backend.call(tokens.token, bySms('13000000010', code))).toMatchObject({ status: 200 })
  })

  test('are not readable in the database', async () => {
    const code = await backend.codeFor('13000000011')
    const rows = await backend.rows(`select * from sms_codes where phone = '13000000011'`)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('two at once log in to one account', async () => {
    const code = await backend.codeFor('13000000012')
    const answers = await Promise.all([
      backend.call(tokens.token, bySms('13000000012', code)),
      backend.call(tokens.token, bySms('13000000012', code)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test.each(['1380013800', '23800138000', '138001380000', '1380013800a'])(
    '%s is no phone',
    async (mobile) => {
      expect(await backend.send(smsCode, { query: { mobile, type: '3' } })).toMatchObject({
        status: 400,
        code: '400',
        msg: '请输入正确的手机号',
      })
    },
  )
})

describe('passwords', () => {
  const setPassword = async (phone: string, password: string) => {
    const { token, uid } = await backend.login(phone)
    const code = await backend.proofFor(phone)
    backend.time.now += MINUTE
    const body = { code, password: md5(password) }
    const renewed = await backend.ask(account.setPassword, { params: { uid }, body }, token)
    return { uid, old: token, token: renewed.access_token }
  }

  test('set by code, log in, and end every session before', async () => {
    const { uid, old, token } = await setPassword('13100000001', 'secret1')
    expect(await backend.call(account.account, { params: { uid } }, old)).toMatchObject({ status: 401 })
    expect(await backend.call(account.account, { params: { uid } }, token)).toMatchObject({ status: 200 })
    expect(await backend.call(tokens.token, byPassword('13100000001', 'secret1'))).toMatchObject({
      status: 200,
    })
    for (const [contract, name] of [
      [tokens.accountToken, 'loginName'],
      [tokens.userLogin, 'username'],
    ] as const) {
      const body = { [name]: '13100000001', password: md5('secret1') }
      expect(await backend.send(contract, { body })).toMatchObject({ status: 200 })
    }
  })

  test('are stored as a slow hash, not as what was sent', async () => {
    const [row] = await backend.rows(`select password_hash from users where phone = '13100000001'`)
    expect(String(row?.['password_hash'])).not.toContain(md5('secret1'))
  })

  test('a wrong one and an unknown account answer the same', async () => {
    const wrong = await backend.call(tokens.token, byPassword('13100000001', 'wrong12'))
    const unknown = await backend.call(tokens.token, byPassword('13199999999', 'wrong12'))
    expect(wrong).toMatchObject({ status: 400, code: 'Y40001', msg: '账号或密码错误' })
    expect(unknown.json).toEqual(wrong.json)
  })

  test.each(['13100000002', '13198888888'])(
    'ten wrong ones lock %s for 15 minutes, known or not',
    async (phone) => {
      if (phone === '13100000002') await setPassword(phone, 'secret2')
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await backend.call(tokens.token, byPassword(phone, 'wrong12'))).toMatchObject({
          code: 'Y40001',
        })
      }
      expect(await backend.call(tokens.token, byPassword(phone, 'secret2'))).toMatchObject({
        status: 423,
        code: 'Y42301',
      })
      const state = await backend.ask(account.accountState, { query: { loginName: phone } })
      expect(state).toEqual({ loginName: phone, locked: true, retryAfter: 900 })
      backend.time.now += 15 * MINUTE
      const after = await backend.call(tokens.token, byPassword(phone, 'secret2'))
      expect(after.code).toBe(phone === '13100000002' ? undefined : 'Y40001')
    },
  )

  test('nine wrong ones do not lock', async () => {
    await setPassword('13100000003', 'secret3')
    for (let tries = 0; tries < 9; tries += 1)
      await backend.call(tokens.token, byPassword('13100000003', 'wrong12'))
    expect(await backend.call(tokens.token, byPassword('13100000003', 'secret3'))).toMatchObject({
      status: 200,
    })
  })

  test('reset by code says nothing about the account', async () => {
    for (const phone of ['13100000004', '13100000003']) {
      const code = await backend.codeFor(phone)
      backend.time.now += MINUTE
      const body = { mobile: phone, code, password: md5('again12') }
      expect(await backend.call(account.resetPassword, { body })).toMatchObject({ result: { done: true } })
    }
    expect(await backend.call(tokens.token, byPassword('13100000003', 'again12'))).toMatchObject({
      status: 200,
    })
    expect(await backend.call(tokens.token, byPassword('13100000004', 'again12'))).toMatchObject({
      code: 'Y40001',
    })
  })
})

describe('tokens', () => {
  test('end with the logout', async () => {
    const { token, uid } = await backend.login('13200000001')
    expect(await backend.call(account.validity, { params: { uid } }, token)).toMatchObject({ status: 200 })
    await backend.ask(tokens.logout, {}, token)
    expect(await backend.call(account.validity, { params: { uid } }, token)).toMatchObject({ status: 401 })
  })

  test('end after thirty days', async () => {
    const { token, uid } = await backend.login('13200000002')
    const issued = backend.time.now
    backend.time.now = issued + 30 * 86_400_000
    expect(await backend.call(account.account, { params: { uid } }, token)).toMatchObject({
      status: 401,
      code: 'Y401',
    })
    backend.time.now = issued
  })

  test('are stored hashed', async () => {
    const { token } = await backend.login('13200000003')
    expect(JSON.stringify(await backend.rows('select * from tokens'))).not.toContain(token)
  })
})

test('a gateway that fails answers smsNotSent and lets the user try again at once', async () => {
  let fails = true
  const sms = { send: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve()) }
  const other = await startBackend({ sms })
  expect(await other.call(smsCode, { query: { mobile: '13000000001', type: '3' } })).toMatchObject({
    status: 502,
    msg: '获取验证码失败，请稍后再试',
  })
  fails = false
  expect(await other.call(smsCode, { query: { mobile: '13000000001', type: '3' } })).toMatchObject({
    status: 200,
  })
  await other.stop()
})
