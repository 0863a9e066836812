import { memoryStore } from '@/platform/storage/memoryStore'
import { FakeBackend, startOutbox } from '../../../tests/builders/fakeOutbox'

const CLUE = 'gaoshou.salesClue'
const HOUR = 3_600_000

it('sets a write aside whose conflict lasts more than a day, and tells the learner', async () => {
  const backend = new FakeBackend()
  backend.verdict = 'has a conflict'
  let time = 1000
  const { outbox, refused, said } = startOutbox(memoryStore(), backend, undefined, undefined, () => time)
  await outbox.add(CLUE, { body: { phone: '13812345678', extra: { name: '一' } } })
  time += 23 * HOUR
  await outbox.flush()
  expect([outbox.entries.length, refused.list]).toEqual([1, []])
  time += 2 * HOUR
  await outbox.flush()
  expect([outbox.entries, said]).toEqual([[], ['这一处没有存上：咨询登记“一”']])
})

const VISIT = 'sales.linkVisit'
const lead = (name: string) => ({ body: { phone: '13812345678', extra: { name } } })

it('lets other calls pass a call that fails with 5xx again and again, and keeps its order', async () => {
  const backend = new FakeBackend()
  const isLead = (input: unknown) => JSON.stringify(input).includes('extra')
  backend.fails = (input) => (isLead(input) ? 'is overwhelmed' : undefined)
  const { outbox, pauses } = startOutbox(memoryStore(), backend)
  await outbox.add(CLUE, lead('一'))
  await outbox.add(CLUE, lead('二'))
  expect(backend.taken.size).toBe(0)
  await outbox.add(VISIT, { body: { id: 'visit-1', code: 'c' } })
  expect([backend.taken.size, outbox.entries.map(({ call }) => call)]).toEqual([1, [CLUE, CLUE]])
  expect(backend.seen.some(({ input }) => JSON.stringify(input).includes('二'))).toBe(false)
  expect(pauses.length).toBeGreaterThan(0)
  backend.fails = () => undefined
  await outbox.flush()
  expect([...backend.taken.values()].slice(1)).toEqual([lead('一'), lead('二')])
  expect(outbox.entries).toEqual([])
})

it('stops at a backend that fails for a short while', async () => {
  const backend = new FakeBackend()
  backend.verdict = 'is overwhelmed'
  const { outbox } = startOutbox(memoryStore(), backend)
  await outbox.add(CLUE, lead('一'))
  await outbox.add(VISIT, { body: { id: 'visit-1', code: 'c' } })
  expect(backend.seen.every(({ call }) => call === CLUE)).toBe(true)
})

it('keeps the order of calls of one area, which may undo each other', async () => {
  const backend = new FakeBackend()
  const isKept = (input: unknown) => JSON.stringify(input).includes('colour')
  backend.fails = (input) => (isKept(input) ? 'is overwhelmed' : undefined)
  const { outbox } = startOutbox(memoryStore(), backend)
  const params = { uid: '1', markId: 'mark-0001' }
  const body = {
    documentId: 'letter-05',
    block: 1,
    start: 0,
    end: 4,
    quote: '推荐',
    colour: 'yellow',
    note: '',
  }
  await outbox.add('library.keepMark', { params, body })
  await outbox.add('library.removeMark', { params })
  await outbox.flush()
  await outbox.flush()
  expect([backend.taken.size, outbox.entries.length]).toEqual([0, 2])
})
