import { fakeLogin } from '@/platform/login'
import { setOnline } from '@/platform/network'
import { setVisible } from '@/platform/visibility'
import { bodyOf, cut, ok, refused, type Answer } from '../../tests/builders/scriptedNetwork'
import { fakeStores, settled, through, tokenAnswer, UID } from '../../tests/builders/fakeStores'
import { boot } from './boot'

jest.useFakeTimers()

const VALIDITY = `GET /auth/v1/users/${UID}/validity`
const TOKEN = 'POST /auth/oauth/token'
const EVENTS = 'POST /statistics/v1/page-events'
const third = { third_user_deatil: { raw_user_info: { openid: 'o1', unionid: 'u1' } } }

const start = async (
  answers: Record<string, Answer>,
  options: Parameters<typeof fakeStores>[0] = {},
  code?: string,
) => {
  const world = fakeStores({ answers, ...options })
  fakeLogin.code = code
  await through(boot(world.stores))
  return world
}

describe('the validity check at the start (seed §8)', () => {
  it.each([401, 403])('status %d marks the user as not logged in', async (status) => {
    const { stores } = await start({ [VALIDITY]: refused(status) }, { loggedIn: true })
    expect(stores.session.isLoggedIn).toBe(false)
  })

  it('marks only: nobody is sent anywhere, nothing is said', async () => {
    const visitors = [
      { in: 'flutter' as const },
      { query: { agent: '2' } },
      { query: { agent: '8' } },
      { query: { agent: '25' } },
    ]
    for (const visitor of visitors) {
      const { stores, visits, handedTo } = await start(
        { [VALIDITY]: refused(401) },
        { loggedIn: true, ...visitor },
      )
      expect([stores.session.isLoggedIn, stores.ui.toast, visits, handedTo]).toEqual([
        false,
        undefined,
        [],
        [],
      ])
    }
  })

  it.each([
    ['status 200', ok({ valid: true, expireTime: 1 })],
    ['status 500', refused(500)],
    ['a cut network', cut],
  ])('%s leaves the user logged in, and says nothing', async (_, answer) => {
    const { stores } = await start({ [VALIDITY]: answer }, { loggedIn: true })
    expect([stores.session.isLoggedIn, stores.ui.toast]).toEqual([true, undefined])
  })

  it('is not asked for a stranger', async () => {
    const { network } = await start({})
    expect(network.requests).toEqual([])
  })
})

describe('a session that ran out in the background (seed §4)', () => {
  it.each([
    [3_500_000, true],
    [3_700_000, false],
  ])('after %d ms the user is still known: %s', async (passed, known) => {
    const answers = { [VALIDITY]: ok({ valid: true, expireTime: 1 }) }
    const { stores } = await start(answers, { loggedIn: true })
    jest.setSystemTime(Date.now() + passed)
    setVisible(true)
    expect(stores.session.isLoggedIn).toBe(known)
  })
})

describe('the WeChat code exchange (seed §7, §8)', () => {
  it('logs in with the code of the address', async () => {
    const { stores, network } = await start({ [TOKEN]: tokenAnswer(third) }, { in: 'wechat' }, 'wx-code')
    expect(network.sent(TOKEN)[0]?.url).toContain('grant_type=third_party')
    expect(network.sent(TOKEN)[0]?.url).toContain('third_type=wechat')
    expect(network.sent(TOKEN)[0]?.url).toContain('is_need_raw_user_info=true')
    expect(network.sent(TOKEN)[0]?.url).toContain('code=wx-code')
    expect(stores.session.user).toMatchObject({ uid: UID, openId: 'o1', unionId: 'u1' })
  })

  it('failure: user data is reset and the page reloads without the code', async () => {
    const { stores, visits } = await start(
      { [TOKEN]: refused(502, 'Y50202') },
      { in: 'wechat', loggedIn: true },
      'bad',
    )
    expect(stores.session.isLoggedIn).toBe(false)
    expect(visits).toContain('reload ')
  })

  it('missing openid gives 接口没有返回openId！', async () => {
    const { stores, visits } = await start({ [TOKEN]: tokenAnswer() }, { in: 'wechat' }, 'wx-code')
    expect(stores.ui.toast?.text).toBe('接口没有返回openId！')
    expect(visits).not.toContain('reload ')
  })

  it('a missing openid that the backend reports is seen after the page has started over, once', async () => {
    const text = '接口没有返回openId！'
    const first = await start({ [TOKEN]: refused(400, 'Y40003', text) }, { in: 'wechat' }, 'wx-code')
    expect(first.visits).toContain('reload ')
    const said = async () => (await start({}, { in: 'wechat' })).stores.ui.toast?.text
    expect([await said(), await said()]).toEqual([text, undefined])
  })

  it('does not happen without a code', async () => {
    const { network } = await start({ [TOKEN]: tokenAnswer(third) }, { in: 'wechat' })
    expect(network.sent(TOKEN)).toEqual([])
  })
})

describe('what waits to be sent', () => {
  const lead = { body: { phone: '13812345678', extra: {} } }
  const CLUE = 'POST /gaoshou/v1/sales-clues'
  const taken = ok({ id: '1', created: true })

  it('goes out at the start', async () => {
    const first = fakeStores()
    first.network.isCut = true
    await first.stores.outbox.add('gaoshou.salesClue', lead)
    const { network, stores } = await start({ [CLUE]: taken }, { storage: first.storage })
    await settled()
    expect(network.sent(CLUE).map(bodyOf)).toEqual([lead.body])
    expect(stores.outbox.entries).toEqual([])
  })

  it.each([
    ['the network comes back', () => setOnline(true)],
    ['the user comes back', () => setVisible(true)],
  ])('goes out when %s', async (_, comeBack) => {
    const { network, stores } = await start({ [CLUE]: taken })
    network.isCut = true
    await stores.outbox.add('gaoshou.salesClue', lead)
    expect(stores.outbox.entries).toHaveLength(1)
    network.isCut = false
    comeBack()
    await settled()
    expect(stores.outbox.entries).toEqual([])
  })

  it('is handed over when the user leaves: page events are not lost', async () => {
    const { network, stores } = await start({ [EVENTS]: ok({ accepted: 1, duplicated: 0 }) })
    stores.tracker.enter('/x')
    setVisible(false)
    await settled()
    // Earlier visits of this file hear of the leaving too.
    const mine = network.sent(EVENTS).filter(({ body }) => body?.includes('/x'))
    expect(mine).toHaveLength(1)
  })

  it('says when the device is offline', async () => {
    const { stores } = await start({})
    setOnline(false)
    expect(stores.ui.isOnline).toBe(false)
    setOnline(true)
    await settled()
    expect(stores.ui.isOnline).toBe(true)
  })
})
