import { account, bindPhone } from '@/contracts/auth/account'
import { createAddress } from '@/contracts/course/addresses'
import { byWechat } from '../harness/byWechat'
import { type Backend, startBackend } from '../harness/startBackend'
import { addressFields } from '../harness/startShop'

const MINUTE = 60_000
/** Past the time in which a login counts as a fresh proof of its account. */
const STALE = 16 * MINUTE

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** An account with a phone, and a WeChat account with one row, that is logged in now. */
const twoAccounts = async (phone: string) => {
  const owner = await backend.login(phone)
  const guest = await byWechat(backend, `merge-${phone}`)
  await backend.ask(createAddress, { params: { uid: guest.uid }, body: addressFields }, guest.token)
  const bind = (code: string) =>
    backend.call(bindPhone, { params: { uid: guest.uid }, body: { mobile: phone, code } }, guest.token)
  /** The accounts with rows, and whether the WeChat account is open. */
  const state = async () => {
    const rows = await backend.rows(
      `select uid::text from addresses where uid in (${guest.uid}, ${owner.uid})`,
    )
    const { status } = await backend.call(account, { params: { uid: guest.uid } }, guest.token)
    return { owners: rows.map(({ uid }) => uid), status }
  }
  return { owner, guest, bind, state }
}

/** A six-digit code that differs from a given one. */
const otherThan = (code: string): string => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

describe('a merge of two accounts', () => {
  test('is refused with a stale login of the first account, though the code proves the phone', async () => {
    const { guest, bind, state } = await twoAccounts('13450000001')
    backend.time.now += STALE
    expect(await bind(await backend.proofFor('13450000001'))).toMatchObject({ status: 409, code: 'Y40921' })
    expect(await state()).toEqual({ owners: [guest.uid], status: 200 })
  })

  test('is refused with a fresh login and a wrong code of the phone, or the code of another phone', async () => {
    const { guest, bind, state } = await twoAccounts('13450000002')
    const code = await backend.proofFor('13450000002')
    expect(await bind(otherThan(code))).toMatchObject({ status: 400, code: 'Y40002' })
    const foreign = await backend.proofFor('13450000003')
    if (foreign !== code) expect(await bind(foreign)).toMatchObject({ status: 400, code: 'Y40002' })
    expect(await state()).toEqual({ owners: [guest.uid], status: 200 })
  })

  test('is refused with a login code of the phone: codes of one purpose serve no other', async () => {
    const { guest, bind, state } = await twoAccounts('13450000004')
    expect(await bind(await backend.codeFor('13450000004'))).toMatchObject({ status: 400, code: 'Y40002' })
    expect(await state()).toEqual({ owners: [guest.uid], status: 200 })
  })

  test('takes one use of the code: a second account cannot merge with it', async () => {
    const { owner, bind, state } = await twoAccounts('13450000005')
    const second = await byWechat(backend, 'merge-second')
    const code = await backend.proofFor('13450000005')
    expect(await bind(code)).toMatchObject({ status: 200 })
    const parts = { params: { uid: second.uid }, body: { mobile: '13450000005', code } }
    expect(await backend.call(bindPhone, parts, second.token)).toMatchObject({ status: 400, code: 'Y40002' })
    expect(await state()).toEqual({ owners: [owner.uid], status: 401 })
  })
})
