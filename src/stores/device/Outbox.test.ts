import { memoryStore } from '@/platform/storage/memoryStore'
import { outboxCalls } from '@/app/outboxCalls'
import { FakeBackend, mortalStore, startOutbox } from '../../../tests/builders/fakeOutbox'
import { settled } from '../../../tests/builders/fakeStores'

const CLUE = 'gaoshou.salesClue'
const lead = (name: string) => ({ body: { phone: '13812345678', extra: { name } } })

describe('Outbox', () => {
  it('sends a write at once and says that it has left', async () => {
    const backend = new FakeBackend()
    const storage = memoryStore()
    const { outbox } = startOutbox(storage, backend)
    expect(await outbox.add(CLUE, lead('一'))).toBe('sent')
    expect(backend.seen.map(({ call, input }) => ({ call, input }))).toEqual([
      { call: CLUE, input: lead('一') },
    ])
    expect([outbox.entries, storage.keys()]).toEqual([[], []])
  })

  it('keeps a write while the network is cut, says so, and sends it later with the same key', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const { outbox, pauses, runRetry } = startOutbox(memoryStore(), backend)
    expect(await outbox.add(CLUE, lead('一'))).toBe('pending')
    expect([outbox.entries.length, pauses]).toEqual([1, [1000]])
    backend.verdict = 'accepts'
    runRetry()
    await settled()
    expect(outbox.entries).toEqual([])
    expect(new Set(backend.seen.map(({ key }) => key)).size).toBe(1)
  })

  it('keeps its writes and their order across a restart', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const storage = memoryStore()
    const first = startOutbox(storage, backend)
    for (const name of ['一', '二', '三']) await first.outbox.add(CLUE, lead(name))
    const keys = first.outbox.entries.map(({ id }) => id)

    backend.verdict = 'accepts'
    backend.seen.length = 0
    await startOutbox(storage, backend).outbox.flush()
    expect(backend.seen.map(({ input }) => input)).toEqual([lead('一'), lead('二'), lead('三')])
    expect(backend.seen.map(({ key }) => key)).toEqual(keys)
    expect(storage.keys()).toEqual([])
  })

  it('keeps the order also where the store hands its keys out in another one', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const storage = memoryStore()
    const first = startOutbox(storage, backend)
    for (const name of ['一', '二', '三']) await first.outbox.add(CLUE, lead(name))
    const shuffled = { ...storage, keys: () => storage.keys().reverse() }
    expect(startOutbox(shuffled, backend).outbox.entries).toEqual(first.outbox.entries)
  })

  it('does not send the second write before the first is through', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const { outbox } = startOutbox(memoryStore(), backend)
    await outbox.add(CLUE, lead('一'))
    backend.seen.length = 0
    await outbox.add(CLUE, lead('二'))
    expect(backend.seen.map(({ input }) => input)).toEqual([lead('一')])
  })

  it('sets a write aside that the backend refuses for good, tells the learner, and goes on', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'refuses'
    const { outbox, pauses, refused, said } = startOutbox(memoryStore(), backend)
    expect(await outbox.add(CLUE, lead('一'))).toBe('refused')
    backend.verdict = 'accepts'
    await outbox.add(CLUE, lead('二'))
    expect([...backend.taken.values()]).toEqual([lead('二')])
    expect([outbox.entries, pauses]).toEqual([[], []])
    expect(said).toEqual(['这一处没有存上：咨询登记“一”'])
    expect(refused.list).toMatchObject([{ kind: 'lead', text: '一' }])
  })

  it('sends a write again that the learner resends from quarantine', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'refuses'
    const storage = memoryStore()
    await startOutbox(storage, backend).outbox.add(CLUE, lead('一'))
    backend.verdict = 'accepts'
    const { outbox, refused } = startOutbox(storage, backend)
    for (const entry of refused.list) refused.resend(entry)
    await outbox.resume()
    expect([...backend.taken.values()]).toEqual([lead('一')])
    expect([refused.list, storage.keys()]).toEqual([[], []])
  })

  it.each(['has ended the login', 'has a conflict', 'is away', 'is overwhelmed'] as const)(
    'keeps a write while the backend %s, and sends it once that is over',
    async (verdict) => {
      const backend = new FakeBackend()
      backend.verdict = verdict
      const { outbox, refused, runRetry } = startOutbox(memoryStore(), backend)
      expect(await outbox.add(CLUE, lead('一'))).toBe('pending')
      backend.verdict = 'accepts'
      runRetry()
      await settled()
      expect([...backend.taken.values(), refused.list]).toEqual([lead('一'), []])
    },
  )

  it('lets a write with a conflict hold up no other', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'has a conflict'
    const { outbox } = startOutbox(memoryStore(), backend)
    await outbox.add(CLUE, lead('一'))
    backend.verdict = 'accepts'
    backend.fails = (input) => (JSON.stringify(input).includes('一') ? 'has a conflict' : undefined)
    expect(await outbox.add(CLUE, lead('二'))).toBe('sent')
    expect(outbox.entries).toHaveLength(1)
  })

  const EVENTS = 'tracking.pageEvents'
  const batch = (names: readonly string[]) => ({
    body: { events: names.map((name) => ({ id: name, name })) },
  })
  const arrived = (backend: FakeBackend) =>
    [...backend.taken.values()].flatMap((input) =>
      (input as ReturnType<typeof batch>).body.events.map(({ id }) => id),
    )

  it('splits a batch until the bad event is alone, whatever the moment of a kill', async () => {
    const names = ['a', 'b', 'bad', 'c', 'd', 'e', 'f']
    for (let changes = 1; changes <= 30; changes++) {
      const backend = new FakeBackend()
      backend.fails = (input) => (JSON.stringify(input).includes('bad') ? 'refuses' : undefined)
      const disk = memoryStore()
      const store = mortalStore(disk, changes)
      await startOutbox(store, backend).outbox.add(EVENTS, batch(names))
      const { outbox, refused } = startOutbox(disk, backend)
      await outbox.flush()
      expect(new Set(arrived(backend))).toEqual(new Set(names.filter((name) => name !== 'bad')))
      expect([outbox.entries, refused.list]).toEqual([[], []])
      expect(disk.keys().filter((key) => !key.startsWith('refused:'))).toEqual([])
      expect(disk.keys()).toHaveLength(1)
    }
  })

  it('never sends the write of one account while another one is logged in', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const storage = memoryStore()
    let uid = 'A'
    const calls = async () => outboxCalls
    const first = startOutbox(storage, backend, calls, () => uid)
    await first.outbox.add(CLUE, lead('一'))
    backend.verdict = 'accepts'
    backend.seen.length = 0
    uid = 'B'
    const { outbox } = startOutbox(storage, backend, calls, () => uid)
    await outbox.flush()
    expect(backend.seen).toEqual([])
    uid = 'A'
    await outbox.flush()
    expect([...backend.taken.values()]).toEqual([lead('一')])
  })

  it('repeats what failed for a while: 1, 5, 15, then every 60 seconds', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is overwhelmed'
    const { outbox, pauses, runRetry } = startOutbox(memoryStore(), backend)
    await outbox.add(CLUE, lead('一'))
    for (let turn = 0; turn < 4; turn++) {
      runRetry()
      await settled()
    }
    expect(pauses).toEqual([1000, 5000, 15_000, 60_000, 60_000])
  })

  it('starts with short pauses again after a success', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const { outbox, pauses, runRetry } = startOutbox(memoryStore(), backend)
    await outbox.add(CLUE, lead('一'))
    backend.verdict = 'accepts'
    runRetry()
    await settled()
    backend.verdict = 'is away'
    await outbox.add(CLUE, lead('二'))
    expect(pauses).toEqual([1000, 1000])
  })

  it('plans one retry, however many writes wait', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const { outbox, pauses } = startOutbox(memoryStore(), backend)
    for (const name of ['一', '二', '三']) await outbox.add(CLUE, lead(name))
    await outbox.flush()
    expect(pauses).toHaveLength(1)
  })

  it('sends each write once when it is asked from several sides at the same time', async () => {
    const backend = new FakeBackend()
    const { outbox } = startOutbox(memoryStore(), backend)
    const answers = await Promise.all([
      outbox.add(CLUE, lead('一')),
      outbox.add(CLUE, lead('二')),
      outbox.flush(),
      outbox.flush(),
    ])
    expect(answers).toEqual(['sent', 'sent', undefined, undefined])
    expect(backend.seen).toHaveLength(2)
  })

  it('keeps a write when the script with its call cannot be loaded', async () => {
    const backend = new FakeBackend()
    const withoutScript = () => Promise.reject(new Error('Loading chunk failed'))
    const { outbox, pauses } = startOutbox(memoryStore(), backend, withoutScript)
    expect(await outbox.add(CLUE, lead('一'))).toBe('pending')
    expect([outbox.entries.length, pauses]).toEqual([1, [1000]])
  })

  it('forgets calls that no longer exist', async () => {
    const backend = new FakeBackend()
    const { outbox } = startOutbox(memoryStore(), backend)
    await outbox.add('gone.call', {})
    expect([outbox.entries, backend.seen]).toEqual([[], []])
  })

  it('does not lose the writes of another tab of the same browser', async () => {
    const backend = new FakeBackend()
    backend.verdict = 'is away'
    const storage = memoryStore()
    const [one, other] = [startOutbox(storage, backend), startOutbox(storage, backend)]
    await one.outbox.add(CLUE, lead('一'))
    await other.outbox.add(CLUE, lead('二'))
    expect(startOutbox(storage, backend).outbox.entries.map(({ input }) => input)).toEqual(
      expect.arrayContaining([lead('一'), lead('二')]),
    )
  })

  it('reads around garbage in storage', () => {
    const storage = memoryStore()
    storage.set('outbox:a', '{')
    storage.set('outbox:b', '{"id":5}')
    storage.set('outbox:c', JSON.stringify({ id: 'c', call: CLUE, input: {}, at: 1 }))
    expect(startOutbox(storage, new FakeBackend()).outbox.entries.map(({ id }) => id)).toEqual(['c'])
  })

  it.each(['accepts', 'is away'] as const)(
    'loses nothing when the phone dies between any two steps while the backend %s',
    async (verdict) => {
      const CHANGES = 6
      for (let changes = 0; changes <= CHANGES; changes++) {
        const backend = new FakeBackend()
        backend.verdict = verdict
        const disk = memoryStore()
        const store = mortalStore(disk, changes)
        const { outbox } = startOutbox(store, backend)
        const promised: string[] = []
        for (const name of ['一', '二', '三']) {
          const adding = outbox.add(CLUE, lead(name))
          if (store.isAlive()) promised.push(name)
          await adding
          if (!store.isAlive()) break
        }
        backend.verdict = 'accepts'
        await startOutbox(disk, backend).outbox.flush()
        const arrived = [...backend.taken.values()]
        expect(arrived).toEqual(expect.arrayContaining(promised.map(lead)))
        expect(disk.keys()).toEqual([])
      }
    },
  )
})
