import { cut, ok, type Answer } from '../../../tests/builders/scriptedNetwork'
import { bodyOf } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, settled, UID } from '../../../tests/builders/fakeStores'

const VERSIONS = 'GET /base/v1/documents'
const CONSENTS = `GET /auth/v1/users/${UID}/consents`
const GIVE = `POST /auth/v1/users/${UID}/consents`
const EVENTS = 'POST /statistics/v1/page-events'

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

it('asks nothing and holds nothing back where the backend cannot be reached', async () => {
  const { stores } = world(cut, cut)
  await stores.consents.check()
  expect([stores.consents.missing, stores.consents.holds('tracking.pageEvents')]).toEqual([[], false])
})
