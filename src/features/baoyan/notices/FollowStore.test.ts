import { fakeStores, logIn, settled, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { FollowStore } from './FollowStore'
import { localFollows, setLocalFollow } from './localFollows'

const FOLLOW = `/baoyan/v1/users/${UID}/follows/n1`
const follow = { state: 'wish', note: '', ready: [], followedAt: 1, unseen: 0 }

const opened = async (loggedIn: boolean) => {
  const world = fakeStores({
    loggedIn,
    answers: {
      [`GET ${FOLLOW}`]: ok({ follow }),
      [`PUT ${FOLLOW}`]: ok({ done: true }),
      [`DELETE ${FOLLOW}`]: ok({ done: true }),
    },
  })
  const store = new FollowStore(world.stores, 'n1')
  const end = store.start()
  await settled()
  return { ...world, store, end }
}

beforeEach(() => void setLocalFollow('n1', false))

it('saves a second tick after the running save, with both materials', async () => {
  const { store, network, end } = await opened(true)
  const saves = [store.tick('A', true), store.tick('B', true)]
  expect(await Promise.all(saves)).toEqual([true, true])
  expect(network.sent(`PUT ${FOLLOW}`).map(bodyOf)).toEqual([{ ready: ['A'] }, { ready: ['A', 'B'] }])
  end()
})

it('shows what the backend has when a save fails', async () => {
  const { store, network, end } = await opened(true)
  network.answers[`PUT ${FOLLOW}`] = refused(400)
  expect(await store.tick('A', true)).toBe(false)
  expect([store.follow?.ready, store.isBusy]).toEqual([[], false])
  end()
})

it('refuses a note that another device has changed, and shows the newer one', async () => {
  const { store, network, end } = await opened(true)
  expect(await store.saveNote('我写的', '')).toBe('saved')
  expect(bodyOf(network.sent(`PUT ${FOLLOW}`)[0])).toEqual({ note: '我写的', noteWas: '' })
  expect(store.follow?.note).toBe('我写的')
  network.answers[`PUT ${FOLLOW}`] = refused(409, 'Y40995')
  network.answers[`GET ${FOLLOW}`] = ok({ follow: { ...follow, note: '另一台写的' } })
  expect(await store.saveNote('我又写的', '我写的')).toBe('stale')
  expect(store.follow?.note).toBe('另一台写的')
  end()
})

it('moves a local follow at a login inside the page, and unfollows it for good', async () => {
  setLocalFollow('n1', true)
  const { store, stores, network, end } = await opened(false)
  expect([store.isKept, store.follow]).toEqual([true, null])
  logIn(stores)
  await settled()
  expect([localFollows(), store.follow?.state]).toEqual([[], 'wish'])
  setLocalFollow('n1', true)
  network.answers[`GET ${FOLLOW}`] = ok({ follow: null })
  await store.toggle()
  expect([network.sent(`DELETE ${FOLLOW}`).length, network.sent(`PUT ${FOLLOW}`).length]).toEqual([1, 1])
  expect([store.isKept, localFollows()]).toEqual([false, []])
  end()
})

it('saves a queued change in the account that made it, never in the next one', async () => {
  const { store, stores, network, end } = await opened(true)
  const saves = [store.tick('A', true), store.tick('B', true)]
  stores.session.begin({ access_token: 't', expires_in: 3600, uid: '20002', register_time: 0 })
  await Promise.all(saves)
  const puts = network.requests.filter(({ method }) => method === 'PUT')
  expect(puts.filter(({ url }) => url.includes('20002'))).toEqual([])
  end()
})
