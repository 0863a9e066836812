import md5 from 'md5'
import * as account from '@/contracts/auth/account'
import * as third from '@/contracts/auth/thirdParty'
import { token as tokenCall } from '@/contracts/auth/token'
import { coupons } from '@/contracts/course/coupons'
import * as student from '@/contracts/gaoshou/student'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const DAY = 86_400_000
const byThird = (code: string, client = 'wx-h5') => ({
  query: {
    grant_type: 'third_party',
    client_id: 'web',
    third_type: 'wechat',
    third_client_id: client,
    is_need_raw_user_info: 'true',
    code,
  } as const,
})

describe('the account', () => {
  test('has the masked phone as name until one is given; the profile answers x40000 (seed §8)', async () => {
    const { token, uid } = await backend.login('13300000001')
    const params = { uid }
    expect(await backend.ask(account.account, { params }, token)).toMatchObject({
      name: '133****0001',
      isBind: 1,
    })
    expect(await backend.call(account.profile, { params }, token)).toMatchObject({
      status: 404,
      code: 'x40000',
    })
    await backend.ask(account.register, { body: { uid, name: '小满', branchId: 'anhui' } }, token)
    expect(await backend.ask(account.profile, { params }, token)).toEqual({ avatar: '', name: '小满' })
    await backend.ask(account.userName, { body: { name: '阿满', avatar: '/uploads/a.png' } }, token)
    expect(await backend.ask(account.userInfo, {}, token)).toMatchObject({
      name: '阿满',
      avatar: '/uploads/a.png',
    })
  })

  test.each(['', '一二三四五六七八九十一二三四五六七八九十一', 'a<b', '名*字', '\u200b'])(
    'the name "%s" is refused',
    async (name) => {
      const { token, uid } = await backend.login('13300000002')
      expect(await backend.call(account.register, { body: { uid, name } }, token)).toMatchObject({
        status: 400,
      })
    },
  )

  test('a body may not name another user', async () => {
    const { token } = await backend.login('13300000003')
    const body = { uid: '1', name: '别人' }
    expect(await backend.call(account.register, { body }, token)).toMatchObject({ status: 403 })
  })

  test('a new user gets the coupons of the first visit, once', async () => {
    const first = await backend.login('13300000004')
    const again = await backend.login('13300000004')
    expect(again.uid).toBe(first.uid)
    const list = await backend.ask(coupons, { params: { uid: first.uid }, query: {} }, again.token)
    expect(list.total).toBe(3)
  })

  test('an invitation is bound once, and never to oneself', async () => {
    const inviter = await backend.login('13300000005')
    const invited = await backend.login('13300000006')
    const { inviteCode } = await backend.ask(account.account, { params: { uid: inviter.uid } }, inviter.token)
    const bind = (uid: string, token: string) =>
      backend.ask(account.accountExtra, { params: { uid }, body: { inviteMsgPARM: { inviteCode } } }, token)
    expect(await bind(invited.uid, invited.token)).toEqual({ bound: true })
    expect(await bind(invited.uid, invited.token)).toEqual({ bound: false })
    expect(await bind(inviter.uid, inviter.token)).toEqual({ bound: false })
  })

  test('the sales link of an invite code is a URL; an unknown code is x070195', async () => {
    const link = await backend.ask(account.sellerSalesUrl, { query: { inviteCode: 'YT0001' } })
    expect(link).toBe('/courses/courses-detail?goodsId=270001&inviteCode=YT0001')
    expect(await backend.call(account.sellerSalesUrl, { query: { inviteCode: 'none' } })).toMatchObject({
      code: 'x070195',
    })
  })

  test('consents keep document, version and the first moment', async () => {
    const { token, uid } = await backend.login('13300000007')
    const give = (version: string) =>
      backend.ask(
        account.giveConsent,
        { params: { uid }, body: { document: 'privacy-policy', version } },
        token,
      )
    const first = await give('1.2')
    backend.time.now += DAY
    expect(await give('1.2')).toEqual(first)
    const newer = await give('1.3')
    expect(await backend.ask(account.consents, { params: { uid } }, token)).toEqual([newer])
  })
})

describe('third parties', () => {
  test('a code of an unknown identity makes a user without a phone, the same one every time', async () => {
    const token = await backend.ask(tokenCall, byThird('dev-one'))
    expect(token.third_user_deatil?.raw_user_info?.openid).toMatch(/^dev-/)
    expect((await backend.ask(tokenCall, byThird('dev-one'))).uid).toBe(token.uid)
    const mine = await backend.ask(account.account, { params: { uid: token.uid } }, token.access_token)
    expect(mine).toMatchObject({ isBind: 0, phone: '' })
  })

  test('the union id joins the apps of one owner', async () => {
    const inH5 = await backend.ask(tokenCall, byThird('dev-two', 'wx-h5'))
    const inMini = await backend.ask(tokenCall, byThird('dev-two', 'wx-mini'))
    expect(inMini.uid).toBe(inH5.uid)
  })

  test('a missing openid is the error of the seed', async () => {
    expect(await backend.call(tokenCall, byThird('dev-no-openid'))).toMatchObject({
      status: 400,
      msg: '接口没有返回openId！',
    })
  })

  test('a code that the provider refuses is an error, not a crash', async () => {
    expect(await backend.call(tokenCall, byThird('stale'))).toMatchObject({ status: 502, code: 'Y50202' })
  })

  test('binding a free phone keeps the account', async () => {
    const { uid, access_token } = await backend.ask(tokenCall, byThird('dev-three'))
    const code = await backend.proofFor('13400000001')
    const bound = await backend.ask(
      account.bindPhone,
      { params: { uid }, body: { mobile: '13400000001', code } },
      access_token,
    )
    expect(bound.uid).toBe(uid)
    backend.time.now += 60_000
    expect((await backend.login('13400000001')).uid).toBe(uid)
  })

  test('binding a phone with an account gives everything to that account', async () => {
    const owner = await backend.login('13400000002')
    const { uid, access_token } = await backend.ask(tokenCall, byThird('dev-four'))
    await backend.ask(student.createStudent, { params: { uid }, body: { school: '示例大学' } }, access_token)
    const code = await backend.proofFor('13400000002')
    const body = { mobile: '13400000002', code }
    const bound = await backend.ask(account.bindPhone, { params: { uid }, body }, access_token)
    expect(bound.uid).toBe(owner.uid)
    expect(await backend.call(account.account, { params: { uid } }, access_token)).toMatchObject({
      status: 401,
    })
    expect((await backend.ask(tokenCall, byThird('dev-four'))).uid).toBe(owner.uid)
    const of = { params: { uid: owner.uid }, query: {} }
    expect(await backend.ask(student.student, of, bound.access_token)).toMatchObject({ school: '示例大学' })
  })

  test('a phone of somebody else is not taken from them by an account with a phone', async () => {
    backend.time.now += 60_000
    const mine = await backend.login('13400000003')
    await backend.login('13400000004')
    const code = await backend.proofFor('13400000004')
    const body = { mobile: '13400000004', code }
    expect(
      await backend.call(account.bindPhone, { params: { uid: mine.uid }, body }, mine.token),
    ).toMatchObject({
      code: 'Y40902',
    })
  })

  test('an identity belongs to one account', async () => {
    const one = await backend.login('13400000005')
    const two = await backend.login('13400000006')
    const body = { code: 'dev-five', thirdClientId: 'wx-h5', thirdType: 'wechat' }
    const bound = await backend.ask(third.bindThird, { params: { uid: one.uid }, body }, one.token)
    expect(await backend.ask(third.bindThird, { params: { uid: one.uid }, body }, one.token)).toEqual(bound)
    expect(await backend.call(third.bindThird, { params: { uid: two.uid }, body }, two.token)).toMatchObject({
      code: 'Y40901',
    })
    expect(await backend.ask(third.accountWechat, {}, one.token)).toEqual([bound])
    const shown = await backend.ask(third.wechatLoginName, { query: {} }, one.token)
    expect(shown).toEqual({ loginName: '134****0005', bound: true })
    const changed = { code: 'dev-six', thirdClientId: 'wx-h5' }
    const replaced = await backend.ask(third.updateWechat, { body: changed }, one.token)
    expect(await backend.ask(third.accountWechat, {}, one.token)).toEqual([replaced])
    expect(
      await backend.ask(third.bindWechat, { body: { ...changed, code: 'dev-seven' } }, two.token),
    ).toMatchObject({
      thirdType: 'wechat',
    })
  })

  test('is bound by who has just logged in, not by a session that somebody holds', async () => {
    const { uid, token } = await backend.login('13400000015')
    const body = { code: 'dev-thief', thirdClientId: 'wx-h5' }
    backend.time.now += 16 * 60_000
    const parts = { params: { uid }, body: { ...body, thirdType: 'wechat' } }
    for (const contract of [third.bindThird, third.bindWechat, third.updateWechat])
      expect(await backend.send(contract, parts, token)).toMatchObject({ code: 'Y40921' })
    expect(await backend.ask(third.accountWechat, {}, token)).toEqual([])
  })

  test('the phone-number button logs in and binds the identity', async () => {
    const body = { code: 'dev-13400000007', thirdClientId: 'wx-mini', loginCode: 'dev-eight' }
    const token = await backend.ask(third.wechatPhoneToken, { body })
    expect((await backend.login('13400000007')).uid).toBe(token.uid)
    expect((await backend.ask(tokenCall, byThird('dev-eight', 'wx-mini'))).uid).toBe(token.uid)
    const number = await backend.ask(third.wechatPhoneNumber, { body }, token.access_token)
    expect(number).toEqual({ phone: '13400000007' })
  })
})

describe('deletion', () => {
  const request = async (phone: string) => {
    const { token, uid } = await backend.login(phone)
    const code = await backend.proofFor(phone)
    backend.time.now += 60_000
    const body = { code, reason: '考试结束' }
    const state = await backend.ask(account.requestDeletion, { params: { uid }, body }, token)
    return { token, uid, state }
  }

  test('waits seven days and can be taken back', async () => {
    const { token, uid, state } = await request('13500000001')
    expect(state).toMatchObject({ pending: true, effectiveAt: (state.requestedAt ?? 0) + 7 * DAY })
    expect(await backend.ask(account.deletion, { params: { uid } }, token)).toEqual(state)
    expect(await backend.ask(account.cancelDeletion, { params: { uid } }, token)).toEqual({ pending: false })
    backend.time.now += 7 * DAY
    expect(await backend.ask(account.validity, { params: { uid } }, token)).toMatchObject({ valid: true })
  })

  test('then ends the sessions; the phone starts anew', async () => {
    const { token, uid, state } = await request('13500000002')
    backend.time.now = (state.effectiveAt ?? 0) - 1
    expect(await backend.call(account.validity, { params: { uid } }, token)).toMatchObject({ status: 200 })
    backend.time.now += 1
    expect(await backend.call(account.validity, { params: { uid } }, token)).toMatchObject({ status: 401 })
    const renewed = await backend.login('13500000002')
    expect(renewed.uid).not.toBe(uid)
  })

  test('removes what is personal, by the chores too', async () => {
    const { uid, state } = await request('13500000003')
    backend.time.now = state.effectiveAt ?? 0
    await backend.runChores()
    const [row] = await backend.rows(`select phone, name, deleted_at from users where uid = ${uid}`)
    expect(row).toMatchObject({ phone: null, name: null, deleted_at: expect.anything() })
  })

  test('a password does not open an account whose grace has passed', async () => {
    const { uid, token } = await backend.login('13500000004')
    const code = await backend.proofFor('13500000004')
    backend.time.now += 60_000
    const body = { code, password: md5('secret1') }
    await backend.ask(account.setPassword, { params: { uid }, body }, token)
    const { state } = await request('13500000004')
    backend.time.now = state.effectiveAt ?? 0
    const query = {
      grant_type: 'password',
      client_id: 'web',
      username: '13500000004',
      password: md5('secret1'),
    } as const
    expect(await backend.call(tokenCall, { query })).toMatchObject({ code: 'Y40001' })
  })
})
