import * as v from 'valibot'
import { profileSchema } from '@/contracts/baoyan/profile'
import { emptyProfile } from '@/domain/baoyan/profile'
import { fakeStores, settled, UID } from '../../../../tests/builders/fakeStores'
import { bodyOf, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { ProfileStore } from './ProfileStore'

const PROFILE = `/baoyan/v1/users/${UID}/profile`
const bodySchema = v.object({ profile: profileSchema, rev: v.number() })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pause = () => jest.advanceTimersByTimeAsync(1000)

/** A backend that keeps the newest revision, and refuses another base. */
const world = () => {
  const { stores, network } = fakeStores({ loggedIn: true })
  const kept = { profile: { ...emptyProfile }, rev: 0 }
  network.answers[`GET ${PROFILE}`] = () => ok({ ...kept })
  network.answers[`PUT ${PROFILE}`] = (request) => {
    const { profile, rev } = v.parse(bodySchema, bodyOf(request))
    if (rev !== kept.rev) return refused(409, 'Y40960')
    Object.assign(kept, { profile, rev: rev + 1 })
    return ok({ profile, rev: kept.rev })
  }
  const open = async () => {
    const store = new ProfileStore(stores)
    store.start()
    await settled()
    return store
  }
  return { network, kept, open }
}

it('saves what is typed while a slow save is under way after it, and loses nothing', async () => {
  const { network, kept, open } = world()
  const store = await open()
  const answer = network.answers[`PUT ${PROFILE}`]
  network.answers[`PUT ${PROFILE}`] = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return typeof answer === 'function' ? answer(request) : refused(500)
  }
  store.set({ level: 2 })
  await pause()
  store.set({ rank: 5 })
  await pause()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(store.profile).toMatchObject({ level: 2, rank: 5 })
  expect(kept).toMatchObject({ profile: { level: 2, rank: 5 }, rev: 2 })
})

it('puts its edits on top of what another device saved', async () => {
  const { kept, open } = world()
  const store = await open()
  Object.assign(kept, { profile: { ...emptyProfile, level: 3, gpa: 90 }, rev: 4 })
  store.set({ level: 1 })
  await pause()
  await settled()
  expect(store.profile).toMatchObject({ level: 1, gpa: 90 })
  expect(kept).toMatchObject({ profile: { level: 1, gpa: 90 }, rev: 5 })
})
