import sha256 from 'fast-sha256'
import md5 from 'md5'
import { fakeLogin } from '@/platform/login'
import { bodyOf, cut, ok, refused, type Answer } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, PHONE, through, tokenAnswer, UID } from '../../../tests/builders/fakeStores'
import { LoginGrants } from './LoginGrants'

jest.useFakeTimers({ now: Date.UTC(2026, 5, 1) })
beforeEach(() => jest.setSystemTime(NOW))

const TOKEN = 'POST /auth/oauth/token'
const REGISTER = 'POST /auth/v1/users'
const EXTRA = `POST /auth/v1/account/${UID}/extra`
const BIND = `POST /auth/v1/users/${UID}/bind-third`
const NOW = Date.UTC(2026, 5, 1)

const world = (answers: Record<string, Answer> = {}, options: Parameters<typeof fakeStores>[0] = {}) => {
  const made = fakeStores({ ...options, answers: { [TOKEN]: tokenAnswer(), ...answers } })
  return { ...made, grants: new LoginGrants(made.stores, 'yantu-web') }
}
const queryOf = (url = '') => Object.fromEntries(new URLSearchParams(url.split('?')[1]))
const bornAt = (register_time: number) => ({ [TOKEN]: tokenAnswer({ register_time }) })

describe('the grants (seed §7)', () => {
  it('by SMS: grant_type sms with client_id, mobile, code', async () => {
    const { grants, network } = world()
    await grants.bySms(PHONE, '123456')
    expect(queryOf(network.sent(TOKEN)[0]?.url)).toEqual({
      grant_type: 'sms',
      client_id: 'yantu-web',
      mobile: PHONE,
      code: '123456',
    })
  })

  it('by password: the password leaves the device as its MD5 hash only (seed §5)', async () => {
    const { grants, network, storage } = world()
    await grants.byPassword(PHONE, 'geheim-中文1')
    expect(queryOf(network.sent(TOKEN)[0]?.url)).toEqual({
      grant_type: 'password',
      client_id: 'yantu-web',
      username: PHONE,
      password: md5('geheim-中文1'),
    })
    const kept = storage.local.keys().map((key) => storage.local.get(key))
    expect(JSON.stringify([network.requests, kept])).not.toContain('geheim')
    expect(JSON.stringify(kept)).not.toContain(md5('geheim-中文1'))
  })

  it('by a code of WeChat: grant_type third_party', async () => {
    const { grants, network } = world({}, { in: 'wechat' })
    await grants.byWechat('wx')
    expect(queryOf(network.sent(TOKEN)[0]?.url)).toMatchObject({
      grant_type: 'third_party',
      third_type: 'wechat',
      code: 'wx',
    })
  })

  it('ask for a code with mobile and type 3, quietly', async () => {
    const { grants, network, stores } = world({ 'GET /auth/v1/basic/mobile-code': refused(500, 'Y1', 'x') })
    await expect(through(grants.sendCode(PHONE))).rejects.toMatchObject({ status: 500 })
    expect(queryOf(network.requests[0]?.url)).toEqual({ mobile: PHONE, type: '3' })
    expect(stores.ui.toast).toBeUndefined()
  })

  it('prove the phone of an account by the separate helper with mobile and type 1', async () => {
    const { grants, network } = world({
      'GET /auth/v2/basic/mobile-code': ok({ expiresIn: 300, resendAfter: 60 }),
    })
    await grants.sendProof(PHONE)
    expect(queryOf(network.requests[0]?.url)).toEqual({ mobile: PHONE, type: '1' })
  })

  it('reject with the reason and log nobody in', async () => {
    const { grants, stores } = world({ [TOKEN]: refused(400, 'Y40002', '验证码错误') })
    await expect(grants.bySms(PHONE, '000000')).rejects.toMatchObject({ serverMsg: '验证码错误' })
    expect([stores.session.isLoggedIn, stores.ui.toast]).toEqual([false, undefined])
  })

  it('begin a session with profile and remembered phone, and record a login', async () => {
    const { grants, stores, storage } = world()
    expect(await grants.bySms(PHONE, '123456')).toEqual({ uid: UID, isNew: false })
    expect(stores.session.user).toMatchObject({ uid: UID, phone: PHONE, name: '张三', avatar: '/a.svg' })
    expect(stores.phones.list).toEqual([{ phone: PHONE, name: '张三' }])
    expect(storage.local.get('events')).toContain('"name":"login"')
  })
})

describe('a new user (seed §4, §9: within 60 s of register_time)', () => {
  it.each([
    [NOW, true],
    [NOW - 59_999, true],
    [NOW - 60_000, true],
    [NOW - 60_001, false],
    [NOW + 60_000, true],
    [NOW + 60_001, false],
    [0, false],
  ])('registered at %d is new: %s', async (registered, isNew) => {
    const { grants, network } = world(bornAt(registered))
    expect(await grants.bySms(PHONE, '123456', '李四')).toEqual({ uid: UID, isNew })
    expect(network.sent(REGISTER)).toHaveLength(isNew ? 1 : 0)
  })

  it('is registered with uid, name and the branch of the invite code, and bound to the inviter', async () => {
    const { grants, network } = world(
      { ...bornAt(NOW), [REGISTER]: ok({ avatar: '', name: '李四' }), [EXTRA]: ok({ bound: true }) },
      { query: { inviteCode: 'A1', branchId: 'b9' } },
    )
    await grants.bySms(PHONE, '123456', '李四')
    expect(bodyOf(network.sent(REGISTER)[0])).toEqual({ uid: UID, name: '李四', branchId: 'b9' })
    expect(bodyOf(network.sent(EXTRA)[0])).toEqual({ inviteMsgPARM: { inviteCode: 'A1' } })
  })

  const BY_INVITE = 'GET /base/v1/branches/by-invite-code'
  const BY_PROMOTION = 'GET /base/v1/branches/by-promotion'
  const branch = (branchId: string) =>
    ok({ branchId, name: '分校', schoolName: '', province: '', consultUrl: '', phone: '' })
  it.each([
    ['the promotion alone', { promotionId: '127' }, {}, 'b127'],
    ['the promotion’s digits', { promotionId: 'p127' }, {}, 'b127'],
    ['the inviter before the promotion', { promotionId: '127', inviteCode: 'A1' }, {}, 'bA1'],
    [
      'the promotion of an unknown inviter',
      { promotionId: '127', inviteCode: 'A1' },
      { [BY_INVITE]: refused(404) },
      'b127',
    ],
    ['the address before all', { promotionId: '127', inviteCode: 'A1', branchId: 'b9' }, {}, 'b9'],
    ['no promotion that is known', { promotionId: '127' }, { [BY_PROMOTION]: refused(404) }, undefined],
  ])('is registered with the branch of %s', async (_by, query, answers, branchId) => {
    const { grants, network } = world(
      {
        ...bornAt(NOW),
        [REGISTER]: ok({ avatar: '', name: '李四' }),
        [EXTRA]: ok({ bound: true }),
        [BY_INVITE]: branch('bA1'),
        [BY_PROMOTION]: branch('b127'),
        ...answers,
      },
      { query },
    )
    await through(grants.bySms(PHONE, '123456', '李四'))
    expect(bodyOf(network.sent(REGISTER)[0])).toEqual({
      uid: UID,
      name: '李四',
      ...(branchId && { branchId }),
    })
  })

  it('without a name is registered by the phone, and without an inviter bound to nobody', async () => {
    const { grants, network } = world(bornAt(NOW))
    await grants.bySms(PHONE, '123456')
    expect(bodyOf(network.sent(REGISTER)[0])).toEqual({ uid: UID, name: PHONE })
    expect(network.sent(EXTRA)).toEqual([])
  })

  it.each([-365, -1, 1, 365])(
    'is known by the backend’s clock on a device that is %d days off',
    async (days) => {
      const { grants, network } = world({
        [TOKEN]: { ...tokenAnswer({ register_time: NOW }), date: NOW },
      })
      jest.setSystemTime(NOW + days * 86_400_000)
      expect(await grants.bySms(PHONE, '123456', '李四')).toEqual({ uid: UID, isNew: true })
      expect(network.sent(REGISTER)).toHaveLength(1)
    },
  )

  it('is recorded as a registration', async () => {
    const { grants, storage } = world(bornAt(NOW))
    await grants.bySms(PHONE, '123456')
    expect(storage.local.get('events')).toContain('"name":"register"')
  })

  it.each([
    ['refused', refused(500, 'Y1', '不该看到')],
    ['cut off', cut],
  ])(
    'branch lookup, registration and invite binding failures are silently ignored: %s (seed §8)',
    async (_, answer) => {
      const { grants, stores, network } = world(
        { ...bornAt(NOW), [REGISTER]: answer, [EXTRA]: answer },
        { query: { inviteCode: 'A1' } },
      )
      expect(await through(grants.bySms(PHONE, '123456', '李四'))).toEqual({ uid: UID, isNew: true })
      expect([stores.session.isLoggedIn, stores.ui.toast]).toEqual([true, undefined])
      expect([network.sent(REGISTER).length, network.sent(EXTRA).length]).toEqual([1, 1])
    },
  )
})

describe('in the mini-program', () => {
  it('a WeChat identity is bound to whoever has none, silently', async () => {
    const { grants, network, stores } = world(
      { [BIND]: refused(409, 'Y40901', '该微信已绑定其他账号') },
      { in: 'mini-program' },
    )
    fakeLogin.code = 'wx-login'
    await grants.bySms(PHONE, '123456')
    expect(bodyOf(network.sent(BIND)[0])).toMatchObject({ code: 'wx-login', thirdType: 'weapp' })
    expect(stores.ui.toast).toBeUndefined()
  })

  it('is not bound again, nor outside', async () => {
    const known = { third_user_deatil: { raw_user_info: { openid: 'o', unionid: 'u' } } }
    const inside = world({ [TOKEN]: tokenAnswer(known) }, { in: 'mini-program' })
    fakeLogin.code = 'wx-login'
    await inside.grants.bySms(PHONE, '123456')
    expect(inside.network.sent(BIND)).toEqual([])
    const outside = world()
    fakeLogin.code = 'wx-login'
    await outside.grants.bySms(PHONE, '123456')
    expect(outside.network.sent(BIND)).toEqual([])
  })
})

describe('a code where many were asked for (428)', () => {
  const CODE = 'GET /auth/v1/basic/mobile-code'
  const CHECK = 'GET /auth/v1/basic/human-check'
  const sign = 'a'.repeat(64)
  const challenge = Array.from(sha256(Uint8Array.from('salt7', (letter) => letter.charCodeAt(0))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const puzzle = ok({ salt: 'salt', challenge, max: 20, signature: sign })
  const sent = ok({ expiresIn: 300, resendAfter: 60 })
  const asked: Answer = ({ url }) =>
    queryOf(url)['proof'] === `salt:7:${sign}` ? sent : refused(428, 'Y42801', '请稍候，正在确认是你本人操作')

  it('is asked for again with the proof that the device worked out, and says so meanwhile', async () => {
    const { grants, network } = world({ [CODE]: asked, [CHECK]: puzzle })
    const onCheck = jest.fn()
    await grants.sendCode(PHONE, onCheck)
    expect(onCheck).toHaveBeenCalledTimes(1)
    expect(network.sent(CODE).map(({ url }) => queryOf(url)['proof'])).toEqual([undefined, `salt:7:${sign}`])
  })

  it('needs no proof where none is asked for', async () => {
    const { grants, network } = world({ [CODE]: sent, [CHECK]: puzzle })
    const onCheck = jest.fn()
    await grants.sendCode(PHONE, onCheck)
    expect([onCheck.mock.calls.length, network.sent(CHECK).length]).toEqual([0, 0])
  })

  it('is refused, not asked for without end, when the proof is not taken', async () => {
    const { grants, network } = world({ [CODE]: refused(428, 'Y42801'), [CHECK]: puzzle })
    await expect(grants.sendCode(PHONE)).rejects.toMatchObject({ status: 428 })
    expect(network.sent(CODE)).toHaveLength(2)
  })
})
