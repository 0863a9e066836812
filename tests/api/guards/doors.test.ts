import md5 from 'md5'
import * as v from 'valibot'
import { errors } from '@/contracts/errors'
import { bindPhone, setPassword } from '@/contracts/auth/account'
import { humanCheck } from '@/contracts/auth/humanCheck'
import { smsCode } from '@/contracts/auth/smsCode'
import { token, tokenSchema } from '@/contracts/auth/token'
import { solveHumanCheck } from '@/domain/humanCheck/solveHumanCheck'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let gatewayFails = false
const sent: string[] = []
const sms = {
  send: async (phone: string) => {
    if (gatewayFails) throw new Error('the gateway is away')
    sent.push(phone)
  },
}

const HOUR = 3_600_000

const phone = (index: number) => String(13_100_000_000 + index)

describe('SMS codes where a network asks for many', () => {
  beforeAll(async () => {
    backend = await startBackend({ sms, codesUnchecked: 3, perAddress: 8, trustProxy: 1 })
  })
  afterAll(() => backend.stop())

  const ask = async (index: number, address: string, proof?: string) => {
    const url = `/auth/v1/basic/mobile-code?mobile=${phone(index)}&type=3${proof ? `&proof=${encodeURIComponent(proof)}` : ''}`
    return (await backend.fastify.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode
  }
  const proof = async () => (await solveHumanCheck(await backend.ask(humanCheck, {}))) ?? ''

  test('the fourth needs a proof, whatever stands leftmost; a proof counts once, a wrong one never', async () => {
    for (let index = 0; index < 3; index += 1)
      expect(await ask(index, `6.6.6.${index}, 1.1.1.${index}`)).toBe(200)
    expect(await ask(3, '7.7.7.7, 1.1.1.9')).toBe(428)
    const right = await proof()
    expect(await ask(3, '1.1.1.9', right.replace(/\d+:/, '99:'))).toBe(428)
    expect(await ask(3, '1.1.1.9', right)).toBe(200)
    expect(await ask(4, '1.1.1.9', right)).toBe(428)
    const old = await proof()
    backend.time.now += 11 * 60_000
    expect(await ask(4, '1.1.1.9', old)).toBe(428)
    expect(await ask(4, '2.2.2.2')).toBe(200)
  })

  test('a network has its end also with proofs', async () => {
    const answers = []
    for (let index = 20; index < 28; index += 1) answers.push(await ask(index, '1.1.1.1', await proof()))
    expect(answers.slice(-3)).toEqual([429, 429, 429])
  })

  test('a gateway that fails uses up neither the minute nor the day of a phone', async () => {
    gatewayFails = true
    for (let turn = 0; turn < 12; turn += 1) expect(await ask(50, `3.3.${turn}.1`)).toBe(502)
    gatewayFails = false
    expect(await ask(50, '3.4.1.1')).toBe(200)
  })
})

describe('what many do together', () => {
  beforeAll(async () => {
    backend = await startBackend({ sms, perAddress: 1, trustProxy: 1 })
  })
  afterAll(() => backend.stop())

  const ask = (url: string, address: string) =>
    backend.fastify.inject({ url, headers: { 'x-forwarded-for': address } })

  test('a network guesses at the passwords of many names only so often', async () => {
    const guess = async (index: number, address: string) => {
      const query = new URLSearchParams({
        grant_type: 'password',
        client_id: 'web',
        username: phone(index),
        password: md5('wrong1'),
      })
      const { method, path } = token
      const headers = { 'x-forwarded-for': address }
      return (
        await backend.fastify.inject({ method, url: `${path}?${String(query)}`, headers })
      ).json<unknown>()
    }
    expect(await guess(0, '5.5.5.1')).toMatchObject({ code: errors.loginFailed.code })
    expect(await guess(1, '5.5.5.2')).toMatchObject({ code: errors.tooManyRequests.code })
    expect(await guess(1, '5.5.6.1')).toMatchObject({ code: errors.loginFailed.code })
  })

  test('all networks together have so many codes an hour, and who comes too late keeps what is theirs', async () => {
    const from = (index: number, network: number) =>
      ask(`/auth/v1/basic/mobile-code?mobile=${phone(index)}&type=3`, `4.4.${network}.1`)
    for (let index = 0; index < 100; index += 1) expect((await from(index, index)).statusCode).toBe(200)
    const late = () => from(100, 100)
    expect((await late()).json()).toMatchObject({ code: errors.tooManyRequests.code })
    backend.time.now += HOUR
    expect((await late()).statusCode).toBe(200)
  })
})

describe('logins at once', () => {
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.stop())

  const third = (code: string) =>
    ({
      grant_type: 'third_party',
      client_id: 'web',
      third_type: 'wechat',
      third_client_id: 'wx',
      code,
    }) as const

  test('the first of one identity are one user', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => backend.ask(token, { query: third('dev-parallel') })),
    )
    expect(new Set(answers.map(({ uid }) => uid)).size).toBe(1)
    const [row] = await backend.rows('select count(*)::int as users from users')
    expect(row).toEqual({ users: 1 })
  })

  test('of forty wrong passwords ten are looked at', async () => {
    const { uid, token: session } = await backend.login('13100000099')
    const code = await backend.proofFor('13100000099')
    await backend.ask(setPassword, { params: { uid }, body: { code, password: md5('right1') } }, session)
    const query = {
      grant_type: 'password',
      client_id: 'web',
      username: '13100000099',
      password: md5('wrong1'),
    } as const
    const answers = await Promise.all(Array.from({ length: 40 }, () => backend.call(token, { query })))
    const codes = answers.map(({ code: answered }) => answered).sort()
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'Y40001'),
      ...Array.from({ length: 30 }, () => 'Y42301'),
    ])
    const right = { ...query, password: md5('right1') }
    expect(await backend.call(token, { query: right })).toMatchObject({ code: 'Y42301' })
    backend.time.now += 15 * 60_000
    expect(await backend.call(token, { query: right })).toMatchObject({ status: 200 })
  })

  test('an account is merged into that of a phone only soon after its login', async () => {
    await backend.login('13100000088')
    const { uid, access_token } = v.parse(
      tokenSchema,
      (await backend.call(token, { query: third('dev-old') })).json,
    )
    backend.time.now += 16 * 60_000
    const bind = async (session: string) => {
      const body = { mobile: '13100000088', code: await backend.proofFor('13100000088') }
      return backend.call(bindPhone, { params: { uid }, body }, session)
    }
    expect(await bind(access_token)).toMatchObject({ code: 'Y40921' })
    backend.time.now += 60_000
    const again = await backend.ask(token, { query: third('dev-old') })
    expect(await bind(again.access_token)).toMatchObject({ status: 200 })
  })
})

test('the contract of codes takes what the solver makes', async () => {
  const puzzle = { salt: 'a.1.', max: 5, signature: 'f'.repeat(64), challenge: '0'.repeat(64) }
  expect(await solveHumanCheck(puzzle)).toBeUndefined()
  expect(v.is(smsCode.query, { mobile: phone(1), type: '3', proof: `a.1.:3:${'f'.repeat(64)}` })).toBe(true)
})
