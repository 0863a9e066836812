import fc from 'fast-check'
import { memoryStore } from '@/platform/storage/memoryStore'
import { SessionStore } from './SessionStore'

const START = Date.UTC(2026, 5, 1)
const token = { access_token: 'abc', expires_in: 3600, uid: '7', register_time: 0 }

const world = () => {
  const clock = { at: START }
  const storage = memoryStore()
  const make = () => new SessionStore({ storage, now: () => clock.at })
  return { clock, storage, make }
}

describe('SessionStore', () => {
  it('is anonymous at first: isBind is -1 (seed §3)', () => {
    const session = world().make()
    expect(session.isLoggedIn).toBe(false)
    expect(session.user).toMatchObject({ uid: '', authorization: '', isBind: -1 })
  })

  it('takes a login response: the token runs out expires_in seconds from now (seed §4)', () => {
    const session = world().make()
    session.begin(token, { phone: '13812345678' })
    expect(session.user).toMatchObject({ uid: '7', expireTime: START + 3_600_000, phone: '13812345678' })
    expect([session.isLoggedIn, session.authorization]).toEqual([true, 'abc'])
  })

  it('takes the identities of a third-party login', () => {
    const session = world().make()
    session.begin({ ...token, third_user_deatil: { raw_user_info: { openid: 'o', unionid: 'u' } } })
    expect(session.user).toMatchObject({ openId: 'o', unionId: 'u' })
  })

  it('forgets the former user when another one logs in', () => {
    const session = world().make()
    session.begin(token, { phone: '1', name: '张三' })
    session.begin({ ...token, uid: '8' })
    expect(session.user).toMatchObject({ uid: '8', phone: '', name: '' })
  })

  it('survives a restart', () => {
    const { make } = world()
    const first = make()
    first.begin(token)
    first.describe({ name: '张三', avatar: '/a.svg' })
    expect(make().user).toEqual(first.user)
  })

  it.each([
    [3_599_999, true],
    [3_600_000, false],
    [9_999_999, false],
  ])('after %d ms a restart still knows the user: %s (seed §4)', (passed, known) => {
    const { clock, make, storage } = world()
    make().begin(token)
    clock.at += passed
    expect(make().isLoggedIn).toBe(known)
    expect(storage.get('userInfo') !== undefined).toBe(known)
  })

  it('keeps a session without an expiry', () => {
    const { storage, make } = world()
    storage.set('userInfo', JSON.stringify({ uid: '7', authorization: 'abc', expireTime: 0 }))
    expect(make().isLoggedIn).toBe(true)
  })

  it('hands out no token once it has run out', () => {
    const { clock, make } = world()
    const session = make()
    session.begin(token)
    clock.at += 3_600_000
    expect(session.authorization).toBe('')
    session.dropIfExpired()
    expect(session.isLoggedIn).toBe(false)
  })

  it('forgets everything when cleared', () => {
    const { make, storage } = world()
    const session = make()
    session.begin(token)
    session.clear('logout')
    expect(session.isLoggedIn).toBe(false)
    expect(storage.keys()).toEqual([])
    expect(make().isLoggedIn).toBe(false)
  })

  it('describes nobody: a profile that comes after the logout is dropped', () => {
    const { make, storage } = world()
    const session = make()
    session.describe({ name: '张三' })
    expect(session.user.name).toBe('')
    expect(storage.keys()).toEqual([])
  })

  it.each([
    '',
    'null',
    '[]',
    '{',
    '5',
    '"x"',
    '{"uid":5}',
    '{"uid":"7"}',
    '{"uid":"7","authorization":"a","expireTime":null}',
  ])('takes %j in storage for nobody', (text) => {
    const { storage, make } = world()
    storage.set('userInfo', text)
    expect(make().isLoggedIn).toBe(false)
  })

  it('reads around broken details', () => {
    const { storage, make } = world()
    storage.set(
      'userInfo',
      JSON.stringify({ uid: '7', authorization: 'a', expireTime: START + 1, phone: 5, isBind: 'x' }),
    )
    expect(make().user).toMatchObject({ uid: '7', phone: '', isBind: -1 })
  })

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { storage, make } = world()
        storage.set('userInfo', text)
        expect(typeof make().isLoggedIn).toBe('boolean')
      }),
    )
  })
})
