import { createHash } from 'node:crypto'
import * as v from 'valibot'
import * as account from '@/contracts/auth/account'
import { token as tokenCall, tokenSchema } from '@/contracts/auth/token'
import { type Answer, type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('a phone is changed by codes to both: either alone changes nothing, and is not used up', async () => {
  backend.time.now += 60_000
  const [own, next] = ['13400000021', '13400000022']
  const mine = await backend.login(own)
  const params = { uid: mine.uid }
  backend.time.now += 60_000
  const codes = { ownCode: await backend.proofFor(own), mobile: next, code: await backend.proofFor(next) }
  const change = (body: typeof codes) => backend.call(account.changePhone, { params, body }, mine.token)
  expect(await change({ ...codes, ownCode: codes.code })).toMatchObject({ code: 'Y40002' })
  expect(await change({ ...codes, code: codes.ownCode })).toMatchObject({ code: 'Y40002' })
  const { access_token } = await backend.ask(account.changePhone, { params, body: codes }, mine.token)
  expect(await backend.call(account.account, { params }, mine.token)).toMatchObject({ status: 401 })
  expect(await backend.ask(account.account, { params }, access_token)).toMatchObject({ phone: next })
  backend.time.now += 60_000
  expect((await backend.login(next)).uid).toBe(mine.uid)
  expect((await backend.login(own)).uid).not.toBe(mine.uid)
})

test('a phone is not changed to one that has an account, nor by a session alone', async () => {
  backend.time.now += 60_000
  const [own, taken, free] = ['13400000023', '13400000024', '13400000025']
  const mine = await backend.login(own)
  await backend.login(taken)
  backend.time.now += 60_000
  const params = { uid: mine.uid }
  const body = { ownCode: await backend.proofFor(own), mobile: taken, code: await backend.proofFor(taken) }
  expect(await backend.call(account.changePhone, { params, body }, mine.token)).toMatchObject({
    code: 'Y40902',
  })
  const alone = { mobile: free, code: await backend.proofFor(free) }
  expect(await backend.call(account.bindPhone, { params, body: alone }, mine.token)).toMatchObject({
    code: 'Y40940',
  })
  expect(await backend.ask(account.account, { params }, mine.token)).toMatchObject({ phone: own })
})

const byWechat = (code: string) => ({
  grant_type: 'third_party' as const,
  client_id: 'web',
  third_type: 'wechat' as const,
  third_client_id: 'wx-h5',
  is_need_raw_user_info: 'true' as const,
  code,
})

/** Somebody else takes the phone between the look-up and the change. */
const TAKE_FIRST = `create function take_first() returns trigger language plpgsql as $$ begin
  insert into users select (jsonb_populate_record(new, jsonb_build_object('uid', new.uid + 1000000, 'invite_code', 'first'))).*;
  return new;
end $$`

test('a free phone that two take at once goes to one of them, and the other is told', async () => {
  const phone = '13400000100'
  const mine = await backend.ask(tokenCall, { query: byWechat('dev-race') })
  const body = { mobile: phone, code: await backend.proofFor(phone) }
  await backend.rows(TAKE_FIRST)
  await backend.rows(`create trigger take_first before update on users for each row
    when (new.phone = '${phone}' and old.phone is null) execute function take_first()`)
  const bound = await backend.call(account.bindPhone, { params: { uid: mine.uid }, body }, mine.access_token)
  expect(bound).toMatchObject({ status: 409, code: 'Y40902' })
})

test('of two numbers that one account binds at once it has the one that was acknowledged', async () => {
  const mine = await backend.ask(tokenCall, { query: byWechat('dev-two-numbers') })
  const params = { uid: mine.uid }
  const phones = ['13400000111', '13400000112']
  const codes = await Promise.all(phones.map((phone) => backend.proofFor(phone)))
  const answers = await Promise.all(
    phones.map((mobile, at) =>
      backend.call(account.bindPhone, { params, body: { mobile, code: codes[at] ?? '' } }, mine.access_token),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const bound = phones[answers.findIndex(({ status }) => status === 200)]
  expect(await backend.ask(account.account, { params }, mine.access_token)).toMatchObject({ phone: bound })
})

test('a session that begins while the phone or the password changes ends with all others, or does not begin', async () => {
  backend.time.now += 60_000
  const [own, next] = ['13400000121', '13400000122']
  const mine = await backend.login(own)
  const params = { uid: mine.uid }
  const digest = (password: string) => createHash('md5').update(password).digest('hex')
  const byPassword = { grant_type: 'password', client_id: 'web', username: own } as const
  const sixLogins = (password: string) =>
    Array.from({ length: 6 }, () =>
      backend.call(tokenCall, { query: { ...byPassword, password: digest(password) } }),
    )
  const live = async (answers: readonly Answer[]) => {
    const tokens = answers.flatMap(({ json }) => {
      const opened = v.safeParse(tokenSchema, json)
      return opened.success ? [opened.output.access_token] : []
    })
    const looks = await Promise.all(tokens.map((one) => backend.call(account.validity, { params }, one)))
    return looks.filter(({ status }) => status === 200).length
  }
  backend.time.now += 60_000
  const first = { code: await backend.proofFor(own), password: digest('first12') }
  const { access_token } = await backend.ask(account.setPassword, { params, body: first }, mine.token)
  backend.time.now += 60_000
  const second = { code: await backend.proofFor(own), password: digest('second12') }
  const [changed, ...opened] = await Promise.all([
    backend.call(account.setPassword, { params, body: second }, access_token),
    ...sixLogins('first12'),
  ])
  expect(changed.status).toBe(200)
  expect(await live(opened)).toBe(0)
  backend.time.now += 60_000
  const body = { ownCode: await backend.proofFor(own), mobile: next, code: await backend.proofFor(next) }
  const token = v.parse(tokenSchema, changed.result).access_token
  const [moved, ...late] = await Promise.all([
    backend.call(account.changePhone, { params, body }, token),
    ...sixLogins('second12'),
  ])
  expect(moved.status).toBe(200)
  expect(await live(late)).toBe(0)
})
