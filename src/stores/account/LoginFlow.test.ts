import { buildPagePath } from '@/routes/buildUrl'
import { bodyOf, cut, ok, refused } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, PHONE, through, UID } from '../../../tests/builders/fakeStores'

jest.useFakeTimers()

const LOGOUT = 'POST /auth/v1/account/logout'
const ACCOUNT = `GET /auth/v1/account/${UID}`
const PROFILE = `GET /auth/v1/users/${UID}/profile`

describe('requiring a login (seed §4)', () => {
  it.each(['browser', 'wechat', 'mini-program', 'mini-web-view', 'dingtalk', 'pc'] as const)(
    'opens the dialog in the container %s and answers what the user did',
    async (container) => {
      const { stores, visits, handedTo } = fakeStores({ in: container })
      const asked = stores.loginFlow.require()
      expect(stores.ui.dialog).toEqual({ kind: 'login' })
      stores.ui.close(true)
      expect([await asked, visits, handedTo]).toEqual([true, [], []])
    },
  )

  it.each([
    ['flutter', 'shenlong://COM_LOGIN'],
    ['gaoshou', 'gaoshou://goto_login'],
  ] as const)('hands over to the %s app by %s', async (container, link) => {
    const { stores, handedTo } = fakeStores({ in: container })
    expect(await stores.loginFlow.require()).toBe(false)
    expect([handedTo, stores.ui.dialog]).toEqual([[link], undefined])
  })

  it.each(['browser', 'flutter', 'gaoshou', 'mini-web-view'] as const)(
    'asks nothing of somebody who is logged in (%s)',
    async (container) => {
      const { stores, visits, handedTo } = fakeStores({ in: container, loggedIn: true })
      expect(await stores.loginFlow.require()).toBe(true)
      expect([stores.ui.dialog, visits, handedTo]).toEqual([undefined, [], []])
    },
  )
})

describe('logging out', () => {
  it('revokes the token and forgets the user', async () => {
    const { stores, network } = fakeStores({ loggedIn: true, answers: { [LOGOUT]: ok({ done: true }) } })
    await stores.loginFlow.logout()
    expect(network.sent(LOGOUT)[0]?.headers['Authorization']).toBe('Bearer token-1')
    expect(bodyOf(network.sent(LOGOUT)[0])).toBeNull()
    expect(stores.session.isLoggedIn).toBe(false)
  })

  it.each([
    ['is cut off', cut],
    ['refuses', refused(500)],
  ])('forgets the user also when the backend %s, and says nothing', async (_, answer) => {
    const { stores } = fakeStores({ loggedIn: true, answers: { [LOGOUT]: answer } })
    await stores.loginFlow.logout()
    expect([stores.session.isLoggedIn, stores.ui.toast]).toEqual([false, undefined])
  })

  it.each([
    ['8', ['mp postMessage {"action":"logout"}']],
    ['25', [`mp reLaunch ${buildPagePath('login')}`]],
    ['2', []],
  ])('tells the mini-program of agent %s (seed §8)', async (agent, told) => {
    const { stores, visits } = fakeStores({
      loggedIn: true,
      query: { agent },
      answers: { [LOGOUT]: ok({ done: true }) },
    })
    await stores.loginFlow.logout()
    expect(visits).toEqual(told)
  })
})

describe('the profile', () => {
  it('fills avatar, name, phone and binding', async () => {
    const { stores } = fakeStores({ loggedIn: true })
    await stores.loginFlow.loadProfile()
    expect(stores.session.user).toMatchObject({ avatar: '/a.svg', name: '张三', phone: PHONE, isBind: 1 })
  })

  it('lookup with the code x40000: a default avatar is used and the phone is the name (seed §8)', async () => {
    const { stores } = fakeStores({
      loggedIn: true,
      answers: { [PROFILE]: refused(404, 'x40000', '不该看到') },
    })
    await stores.loginFlow.loadProfile()
    expect(stores.session.user).toMatchObject({ avatar: '/static/avatar.svg', name: PHONE })
    expect(stores.ui.toast).toBeUndefined()
  })

  it('keeps what is known when the lookup fails otherwise', async () => {
    const { stores } = fakeStores({
      loggedIn: true,
      answers: { [ACCOUNT]: refused(500, 'Y500', '服务繁忙') },
    })
    stores.session.describe({ name: '旧名', avatar: '/old.svg' })
    await through(stores.loginFlow.loadProfile())
    expect(stores.session.user).toMatchObject({ name: '旧名', avatar: '/old.svg' })
  })
})
