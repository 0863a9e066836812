import { memoryStore } from '@/platform/storage/memoryStore'
import { Drafts } from '../device/Drafts'
import { SessionStore } from './SessionStore'
import { deviceKeys, ownerOfKey } from './deviceKeys'

const token = (uid: string) => ({ access_token: `t-${uid}`, expires_in: 3600, uid, register_time: 0 })
const world = () => {
  const storage = memoryStore()
  const start = () => new SessionStore({ storage, now: () => 1000 })
  return { storage, start, session: start(), drafts: new Drafts(storage) }
}

/** One key for each way in which a key names no account. */
const PARKED = ['draft:address', 'draft:lead', 'practice:p1', 'paper-test:p1', 'words:searched', 'audio-page']

it('knows the sample keys as values that move away', () => {
  expect(PARKED.map(ownerOfKey)).toEqual(PARKED.map(() => 'parked'))
  expect(deviceKeys.filter(([, owner]) => owner === 'parked')).toHaveLength(1)
})

describe.each(['logout', 'expiry'] as const)('after the end of a session by %s', (by) => {
  it('leaves no value of an account readable for another account or a visitor', () => {
    const { storage, session } = world()
    session.begin(token('1'))
    for (const key of PARKED) storage.set(key, 'SECRET OF 1')
    session.clear(by)
    expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => undefined))
    session.begin(token('2'))
    expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => undefined))
  })

  it('its account finds it again with the next login, through a restart and another account', () => {
    const { storage, session, start } = world()
    session.begin(token('1'))
    for (const key of PARKED) storage.set(key, 'SECRET OF 1')
    session.clear(by)
    session.begin(token('2'))
    storage.set('draft:lead', 'of 2')
    session.clear(by)
    start().begin(token('1'))
    expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => 'SECRET OF 1'))
  })
})

it('assigns writes of an open page after a 401 to its account, even after a kill', () => {
  const { storage, session, start, drafts } = world()
  session.begin(token('1'))
  session.clear('expiry')
  drafts.keep('address', { receiver: '张三' })
  start().begin(token('2'))
  expect(drafts.read('address')).toEqual({})
  start().begin(token('1'))
  expect(drafts.read('address')).toEqual({ receiver: '张三' })
  expect(storage.get('parked:1:draft:address')).toBeUndefined()
})

it('a visitor’s draft after a session that expired between two starts never replaces the account’s', () => {
  const { storage, session } = world()
  session.begin(token('1'))
  for (const key of PARKED) storage.set(key, 'OF 1')
  const later = new SessionStore({ storage, now: () => 1000 + 3600_000 })
  expect([later.isLoggedIn, storage.get('lastUid')]).toEqual([false, undefined])
  for (const key of PARKED) storage.set(key, 'of a visitor')
  later.begin(token('2'))
  expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => 'of a visitor'))
  later.clear('logout')
  later.begin(token('1'))
  expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => 'OF 1'))
})

it('an open page after a 401 never replaces what its session left parked', () => {
  const { storage, session } = world()
  session.begin(token('1'))
  for (const key of PARKED) storage.set(key, 'OF 1')
  session.clear('expiry')
  for (const key of PARKED) storage.set(key, 'of a visitor')
  session.begin(token('2'))
  expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => undefined))
  session.begin(token('1'))
  expect(PARKED.map(storage.get)).toEqual(PARKED.map(() => 'OF 1'))
})

it('a change of account without an end of the session separates, too', () => {
  const { session, drafts } = world()
  session.begin(token('1'))
  drafts.keep('address', { receiver: '张三' })
  session.begin(token('2'))
  expect([drafts.read('address'), session.generation]).toEqual([{}, 1])
})

it('keeps a visitor’s input for the following login', () => {
  const { session, drafts } = world()
  drafts.keep('lead', { name: '李四' })
  session.begin(token('1'))
  expect([drafts.read('lead'), session.generation]).toEqual([{ name: '李四' }, 0])
})

it('the same account after a 401 keeps its open pages', () => {
  const { session } = world()
  session.begin(token('1'))
  session.clear('expiry')
  session.begin(token('1'))
  expect(session.generation).toBe(0)
})
