import { saveProfile } from '@/contracts/baoyan/profile'
import { usersSend } from '@/contracts/assistant/chat'
import { consents, requestDeletion, userName } from '@/contracts/auth/account'
import { stsToken } from '@/contracts/base/uploads'
import { addComment } from '@/contracts/community/comments'
import { emptyProfile } from '@/domain/baoyan/profile'
import { cut, never, ok, type Answer } from '../../../tests/builders/scriptedNetwork'
import { bodyOf } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, logIn, settled, UID } from '../../../tests/builders/fakeStores'

const VERSIONS = 'GET /base/v1/documents'
const CONSENTS = `GET /auth/v1/users/${UID}/consents`
const GIVE = `POST /auth/v1/users/${UID}/consents`
const NAME = 'PUT /user/name'
const LEAVE = `POST /auth/v1/users/${UID}/deletion`
const EVENTS = 'POST /statistics/v1/page-events'

const THING = { kind: 'post', targetId: 'p1' } as const
const COMMENT = { requestKey: 'key-00000001', body: '谢谢分享' }

const document = (name: string, version: string) => ({
  name,
  title: name,
  version,
  effectiveDate: '2026-01-01',
})
const given = (name: string, version: string) => ({ document: name, version, agreedAt: 1, client: 'browser' })
const current = ok([
  document('user-agreement', '1.2'),
  document('privacy-policy', '1.3'),
  document('license', '1.0'),
])

const world = (agreed: Answer, versions: Answer = current) =>
  fakeStores({
    loggedIn: true,
    answers: {
      [VERSIONS]: versions,
      [CONSENTS]: agreed,
      [GIVE]: ok(given('user-agreement', '1.2')),
      [EVENTS]: ok({ accepted: 1, duplicated: 0 }),
    },
  })
afterEach(() => jest.useRealTimers())

const wait = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
  await settled()
}

it('records both current versions and the client after a login', async () => {
  const { stores, network } = world(ok([]))
  await stores.consents.record()
  await wait()
  expect(network.sent(GIVE).map(bodyOf)).toEqual([
    { document: 'user-agreement', version: '1.2', client: 'browser' },
    { document: 'privacy-policy', version: '1.3', client: 'browser' },
  ])
})

it('asks nothing at a start while the account has agreed to the current versions', async () => {
  const { stores } = world(ok([given('user-agreement', '1.2'), given('privacy-policy', '1.3')]))
  await stores.consents.check()
  stores.consents.ask('home')
  expect([stores.consents.missing, stores.ui.dialog]).toEqual([[], undefined])
})

it('asks again for a new version, lets nothing else out before, and records the answer', async () => {
  const { stores, network } = world(ok([given('user-agreement', '1.2'), given('privacy-policy', '1.2')]))
  await stores.consents.check()
  stores.consents.ask('license')
  expect(stores.ui.dialog).toBeUndefined()
  stores.consents.ask('home')
  expect(stores.ui.dialog).toEqual({ kind: 'consent' })
  stores.tracker.enter('/')
  await stores.tracker.send()
  expect(network.sent(EVENTS)).toEqual([])
  stores.consents.agree()
  await wait()
  expect(network.sent(GIVE).map(bodyOf)).toEqual([
    { document: 'privacy-policy', version: '1.3', client: 'browser' },
  ])
  await stores.outbox.flush()
  expect(network.sent(EVENTS)).toHaveLength(1)
  expect(stores.ui.dialog).toBeUndefined()
})

it('sends no write of the account before, also with the dialog closed, and asks again when one is tried', async () => {
  const { stores, network } = world(ok([given('user-agreement', '1.1'), given('privacy-policy', '1.3')]))
  await stores.consents.check()
  const name = () => stores.call(userName, { body: { name: '张三' } }).catch((error: unknown) => error)
  const failure = (error: unknown) => error
  const question = { variant: 'general', conversationId: 'c1', turnId: 'turn-0001', text: '极限是什么' }
  expect(await stores.call(usersSend, { body: question }).catch(failure)).toMatchObject({
    kind: 'needs-consent',
  })
  expect(await stores.call(stsToken, {}).catch(failure)).toMatchObject({ kind: 'needs-consent' })
  stores.ui.close(false)
  expect(await name()).toMatchObject({ kind: 'needs-consent', isTemporary: false, isRefusal: false })
  expect([stores.ui.dialog, stores.ui.toast]).toEqual([{ kind: 'consent' }, undefined])
  stores.ui.close(false)
  await stores.call(consents, { params: { uid: UID } })
  const leave = stores.call(requestDeletion, { params: { uid: UID }, body: { code: '123456' } })
  await leave.catch(() => undefined)
  expect(network.sent(LEAVE)).toHaveLength(1)
  stores.consents.agree()
  await wait()
  await name()
  expect(network.sent(NAME)).toHaveLength(1)
})

it('asks nothing and holds nothing back where the backend cannot be reached', async () => {
  const { stores } = world(cut, cut)
  await stores.consents.check()
  expect([stores.consents.missing, stores.consents.holds('tracking.pageEvents')]).toEqual([[], false])
})

it('compares when the network is back after a start without one, and once', async () => {
  const { stores, network } = world(cut, cut)
  await stores.consents.check()
  expect(stores.consents.missing).toEqual([])
  network.answers[VERSIONS] = current
  network.answers[CONSENTS] = ok([given('user-agreement', '1.1')])
  await stores.consents.check()
  expect(stores.consents.missing.map(({ name }) => name)).toEqual(['user-agreement', 'privacy-policy'])
  const asked = network.sent(VERSIONS).length
  await stores.consents.check()
  expect(network.sent(VERSIONS)).toHaveLength(asked)
})

it('holds nothing back for longer than five seconds while the comparison stalls', async () => {
  jest.useFakeTimers()
  const { stores, network } = world(never, never)
  const check = stores.consents.check()
  await settled()
  stores.tracker.enter('/')
  void stores.tracker.send()
  await jest.advanceTimersByTimeAsync(4900)
  expect(network.sent(EVENTS)).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  await settled()
  expect([network.sent(EVENTS).length, stores.consents.holds('tracking.pageEvents')]).toEqual([1, false])
  void check
})

it('offers consent to a form that tells failures itself, and not to what saves by itself', async () => {
  const { stores } = world(ok([given('user-agreement', '1.1'), given('privacy-policy', '1.3')]))
  await stores.consents.check()
  const failure = (error: unknown) => error
  const params = { uid: UID }
  const save = { params, body: { profile: { ...emptyProfile }, rev: 0 } }
  expect(await stores.call(saveProfile, save, { quiet: true }).catch(failure)).toMatchObject({
    kind: 'needs-consent',
  })
  expect(stores.ui.dialog).toBeUndefined()
  expect(
    await stores.call(addComment, { params: THING, body: COMMENT }, { quiet: true }).catch(failure),
  ).toMatchObject({
    kind: 'needs-consent',
  })
  expect(stores.ui.dialog).toEqual({ kind: 'consent' })
})

/** A start of the app with the session of an earlier visit. */
const restarted = (agreed: Answer) => {
  const first = world(agreed)
  const again = fakeStores({ storage: first.storage, answers: first.network.answers })
  const name = () => again.stores.call(userName, { body: { name: '张三' } }).catch((error: unknown) => error)
  return { ...again, name }
}

it('lets no direct write of a restored session out before the versions are compared', async () => {
  const { stores, network, name } = restarted(ok([given('user-agreement', '1.1')]))
  const early = name()
  void stores.outbox.add('tracking.pageEvents', { body: { events: [] } })
  await wait()
  expect([network.sent(NAME), network.sent(EVENTS)]).toEqual([[], []])
  await stores.consents.check()
  expect(await early).toMatchObject({ kind: 'needs-consent' })
  stores.consents.agree()
  await wait()
  await name()
  expect([network.sent(NAME).length, network.sent(EVENTS).length]).toEqual([1, 1])
})

it('lets a direct write out at once when the comparison has ended, and without one after five seconds', async () => {
  const agreed = ok([given('user-agreement', '1.2'), given('privacy-policy', '1.3')])
  const compared = restarted(agreed)
  const early = compared.name()
  await compared.stores.consents.check()
  await early
  expect(compared.network.sent(NAME)).toHaveLength(1)

  jest.useFakeTimers()
  const stalled = restarted(agreed)
  const late = stalled.name()
  await jest.advanceTimersByTimeAsync(4900)
  expect(stalled.network.sent(NAME)).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  await late
  expect(stalled.network.sent(NAME)).toHaveLength(1)
})

it('sends no waiting write of an account whose session has ended, and compares again after its next login', async () => {
  const { stores, network, name } = restarted(ok([given('user-agreement', '1.2')]))
  const early = name()
  stores.session.clear('logout')
  stores.consents.forget()
  expect(await early).toMatchObject({ kind: 'needs-login' })
  logIn(stores)
  await stores.consents.check()
  stores.consents.forget()
  const asked = network.sent(VERSIONS).length
  await stores.consents.check()
  expect([network.sent(NAME), network.sent(VERSIONS).length]).toEqual([[], asked + 1])
})
