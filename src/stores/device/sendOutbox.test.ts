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
