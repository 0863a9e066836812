import { bookWords } from '@/contracts/word/books'
import { wordParameters } from '@/contracts/word/reviews'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { hash } from '@/lib/hash'
import { DEFAULT_WEIGHTS } from '@/domain/memory/MemoryModel'
import { MemoryService } from '../../../server/src/services/word/MemoryService'
import { type Backend, startBackend } from '../harness/startBackend'
import { DAY, newLearner, type WordLearner } from '../harness/wordLearner'

let backend: Backend
let words: string[]
beforeAll(async () => {
  backend = await startBackend()
  const part = await backend.ask(bookWords, { params: { bookId: 'kaoyan' }, query: { size: 150 } })
  words = part.words.map(({ id }) => id)
})
afterAll(() => backend.stop())

const chance = (seed: string) => hash(seed) / 2 ** 32

/** Answers over sixty days of a learner who forgets much faster than most: half is gone after `halfLife` days. */
const forgetful = (me: WordLearner, halfLife: number): MemoryEvent[] =>
  words
    .flatMap((word, index) =>
      [0, 2, 7, 16, 33, 55].map((day, at, days) => {
        const pause = day - (days[at - 1] ?? day)
        const isRecalled = at > 0 && chance(`${word}:${day}`) < 0.5 ** (pause / halfLife)
        return {
          word,
          grade: isRecalled ? (3 as const) : (1 as const),
          at: (day + (index % 5) - 65) * DAY + index * 1000,
        }
      }),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ word, grade, at }) => me.answer(word, grade, backend.time.now + at))

const parametersOf = (me: WordLearner) => backend.ask(wordParameters, me.params, me.token)

const sendAll = async (me: WordLearner, events: readonly MemoryEvent[]) => {
  for (let at = 0; at < events.length; at += 500) await me.send(events.slice(at, at + 500))
}

test('a learner unlike others gets weights of their own, which beat the default on reviews they have not seen', async () => {
  const me = await newLearner(backend, '13700000001')
  await sendAll(me, forgetful(me, 3))
  expect((await parametersOf(me)).personal).toBe(false)
  const before = await backend.rows(`select sum(stability) as total from word_states where uid = ${me.uid}`)
  await backend.runChores()
  const { personal, reason, weights, heldOut } = await parametersOf(me)
  expect([personal, reason, weights.length]).toEqual([true, 'personal-better', 21])
  expect(weights).not.toEqual([...DEFAULT_WEIGHTS])
  expect(heldOut?.personal).toBeLessThan(heldOut?.standard ?? 0)
  expect(heldOut?.count).toBeGreaterThan(100)
  const after = await backend.rows(`select sum(stability) as total from word_states where uid = ${me.uid}`)
  expect(after).not.toEqual(before)
  // The training queue is empty: the log is not read again.
  const again = await backend.recordQueries(() => backend.runChores())
  expect(again.filter(({ text }) => text.includes('word_events'))).toEqual([])
})

test('weights that are worse on held-out reviews are not kept', async () => {
  const me = await newLearner(backend, '13700000002')
  await sendAll(me, forgetful(me, 12))
  const worse = DEFAULT_WEIGHTS.map((weight, at) => (at < 4 ? 100 : weight))
  const service = new MemoryService(
    backend.db,
    () => backend.time.now,
    async () => worse,
  )
  expect(await service.trainNext()).toBe(true)
  const { personal, reason, heldOut } = await parametersOf(me)
  expect([personal, reason]).toEqual([false, 'default-better'])
  expect(heldOut?.personal).toBeGreaterThan(heldOut?.standard ?? 1)
  expect(await service.trainNext()).toBe(false)
})

test('one learner is trained by one process; a lease that ran out is taken over', async () => {
  const me = await newLearner(backend, '13700000003')
  await sendAll(me, forgetful(me, 12))
  const serviceWith = (train: () => Promise<readonly number[]>) =>
    new MemoryService(backend.db, () => backend.time.now, train)
  const dead = serviceWith(() => Promise.reject(new Error('the process ends here')))
  await expect(dead.trainNext()).rejects.toThrow('ends here')
  const other = serviceWith(async () => DEFAULT_WEIGHTS)
  expect(await other.trainNext()).toBe(false)
  backend.time.now += 11 * 60_000
  expect(await other.trainNext()).toBe(true)
  expect((await parametersOf(me)).reason).toBe('default-better')
})
