import * as v from 'valibot'
import { pageEvents, type PageEvent } from '@/contracts/tracking/pageEvents'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { FakeBackend, mortalStore, startOutbox } from '../../tests/builders/fakeOutbox'
import { PageTracker } from './PageTracker'
import { PromotionStore } from './account/PromotionStore'
import { SessionStore } from './account/SessionStore'

let ids = 0

const start = (storage: KeyValueStore, backend: FakeBackend) => {
  const timers: { run: () => void; ms: number }[] = []
  const promotion = new PromotionStore(memoryStore())
  const session = new SessionStore({ storage: memoryStore(), now: () => 1000 })
  const { outbox } = startOutbox(storage, backend)
  const tracker = new PageTracker({
    storage,
    outbox,
    promotion,
    session,
    now: () => 5000,
    newId: () => `event-${String(++ids).padStart(4, '0')}`,
    setTimeout: (run, ms) => timers.push({ run, ms }),
  })
  return { tracker, outbox, timers, promotion, session }
}

const eventsOf = (backend: FakeBackend): PageEvent[] =>
  [...backend.taken.values()].flatMap((input) => {
    // The backend refuses a whole batch for one bad event.
    const { body } = input as { body: unknown }
    return v.parse(pageEvents.body, body).events
  })

describe('PageTracker (seed §7 Tracking)', () => {
  it('posts 1 page entry, 2 dwell time with duration, 3 click, in one batch', async () => {
    const backend = new FakeBackend()
    const { tracker } = start(memoryStore(), backend)
    tracker.enter('/market/summer-gold/127')
    tracker.dwell('/market/summer-gold/127', '13', 1234.6)
    tracker.click('/market/summer-gold/127', 'buy')
    await tracker.send()
    expect(backend.seen).toHaveLength(1)
    expect(eventsOf(backend)).toMatchObject([
      { type: 1, page: '/market/summer-gold/127', at: 5000 },
      { type: 2, tab: '13', duration: 1235 },
      { type: 3, name: 'buy' },
    ])
  })

  it('says who and whence: the uid when there is one, and the promotion context', async () => {
    const backend = new FakeBackend()
    const { tracker, promotion, session } = start(memoryStore(), backend)
    promotion.read({ promotionId: '9', inviteCode: 'A1' })
    tracker.click('/x', 'before')
    session.begin({ access_token: 'a', expires_in: 60, uid: '7', register_time: 0 })
    tracker.click('/x', 'after')
    await tracker.send()
    const [before, after] = eventsOf(backend)
    expect(before).not.toHaveProperty('uid')
    expect(after).toMatchObject({ uid: '7', context: { promotionId: '9', inviteCode: 'A1' } })
  })

  it('waits five seconds for more from the first event on, with one timer (seed §9: count 1, time 5)', async () => {
    const backend = new FakeBackend()
    const { tracker, timers } = start(memoryStore(), backend)
    tracker.enter('/a')
    tracker.enter('/b')
    expect(timers.map(({ ms }) => ms)).toEqual([5000])
    expect(backend.seen).toEqual([])
  })

  it('sends at once when twenty have come together', () => {
    const backend = new FakeBackend()
    const { tracker } = start(memoryStore(), backend)
    for (let count = 0; count < 19; count++) tracker.click('/a', 'x')
    expect(backend.seen).toEqual([])
    tracker.click('/a', 'x')
    return Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => expect(backend.seen).toHaveLength(1))
  })

  it('sends nothing when nothing was gathered', async () => {
    const backend = new FakeBackend()
    await start(memoryStore(), backend).tracker.send()
    expect(backend.seen).toEqual([])
  })

  it.each([
    [
      'a long link as name',
      (tracker: PageTracker) => tracker.click('/x', `https://x.example/${'a'.repeat(200)}`),
    ],
    ['a long page', (tracker: PageTracker) => tracker.enter(`/${'b'.repeat(500)}`)],
    ['a long tab', (tracker: PageTracker) => tracker.dwell('/x', 'c'.repeat(99), 1)],
    ['a clock that was set back', (tracker: PageTracker) => tracker.dwell('/x', '11', -5000)],
    ['a phone that slept for days', (tracker: PageTracker) => tracker.dwell('/x', '11', 9e9)],
  ])('never has a batch refused for %s', async (_, act) => {
    const backend = new FakeBackend()
    const { tracker } = start(memoryStore(), backend)
    act(tracker)
    await tracker.send()
    expect(eventsOf(backend)).toHaveLength(1)
  })

  it('never has a batch refused for a promotion context out of a strange address', async () => {
    const backend = new FakeBackend()
    const { tracker, promotion } = start(memoryStore(), backend)
    const long = 'x'.repeat(500)
    promotion.read({ promotionId: long, inviteCode: '<b>', agentCode: long, source: long, agent: long })
    tracker.enter('/x')
    await tracker.send()
    expect(eventsOf(backend)).toHaveLength(1)
  })

  it('keeps what was gathered across a restart', async () => {
    const backend = new FakeBackend()
    const storage = memoryStore()
    start(storage, backend).tracker.enter('/a')
    await start(storage, backend).tracker.send()
    expect(eventsOf(backend)).toMatchObject([{ page: '/a' }])
    expect(storage.keys()).toEqual([])
  })

  it.each(['{', '{}', 'null', '5'])('takes %j in storage for nothing gathered', async (text) => {
    const backend = new FakeBackend()
    const storage = memoryStore()
    storage.set('events', text)
    await start(storage, backend).tracker.send()
    expect(backend.seen).toEqual([])
  })

  it('keeps an event that comes while others are being sent', async () => {
    const backend = new FakeBackend()
    const storage = memoryStore()
    const { tracker } = start(storage, backend)
    tracker.enter('/a')
    const sending = tracker.send()
    tracker.enter('/b')
    await sending
    await start(storage, backend).tracker.send()
    expect(eventsOf(backend).map(({ page }) => page)).toEqual(['/a', '/b'])
  })

  it('loses nothing when the phone dies between any two steps', async () => {
    const CHANGES = 7
    for (let changes = 0; changes <= CHANGES; changes++) {
      const backend = new FakeBackend()
      backend.verdict = 'is away'
      const disk = memoryStore()
      const store = mortalStore(disk, changes)
      const { tracker } = start(store, backend)
      const promised: string[] = []
      for (const page of ['/a', '/b', '/c']) {
        tracker.enter(page)
        if (store.isAlive()) promised.push(page)
      }
      await tracker.send()
      tracker.enter('/d')
      if (store.isAlive()) promised.push('/d')

      backend.verdict = 'accepts'
      const second = start(disk, backend)
      await second.outbox.flush()
      await second.tracker.send()
      const once = new Map(eventsOf(backend).map(({ id, page }) => [id, page]))
      expect([...once.values()].sort()).toEqual(promised)
    }
  })
})
