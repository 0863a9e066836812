/** @jest-environment ./tests/api/environment.cjs */
import * as account from '@/contracts/auth/account'
import { token as tokenCall } from '@/contracts/auth/token'
import { type Backend, startBackend } from './startBackend'

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
