import fc from 'fast-check'
import { orderWords } from '../vocabulary/orderWords'
import { sessionQueue } from './sessionQueue'
import { EXAM, live, model, START, steps, TestDevice } from '../../../tests/builders/vocabularyLearner'
import { MemoryLog } from './MemoryLog'

const DAY = 86_400_000
const words = Array.from({ length: 30 }, (_, index) => `word-${index}`)
const plan = { examDate: EXAM, newPerDay: 5, reviewLimit: 100 }
const queueOf = (log: MemoryLog, now: number, change: Partial<typeof plan> = {}) =>
  sessionQueue({ states: log.states, words, plan: { ...plan, ...change }, model, now, seed: 'me' })

test('a first day brings the share of new words, then their learning steps', () => {
  const device = new TestDevice('aaaaaaaa')
  expect(queueOf(device.log, START).items.map(({ word }) => word)).toEqual(words.slice(0, 5))
  device.answer('word-0', 1, START)
  expect(queueOf(device.log, START + 1000).items[0]).toEqual({ word: 'word-1', reason: 'new' })
  expect(queueOf(device.log, START + 61_000).items[0]).toEqual({ word: 'word-0', reason: 'learning' })
  for (const word of words.slice(1, 5)) device.answer(word, 3, START + 1000)
  expect(queueOf(device.log, START + 2000).items).toEqual([{ word: 'word-0', reason: 'early' }])
})

test('reviews come with the most forgotten first; beyond the limit they wait, and new words with them', () => {
  const device = new TestDevice('aaaaaaaa')
  words.slice(0, 3).forEach((word, at) => device.answer(word, 3, START + at * DAY))
  const later = START + 30 * DAY
  const queue = queueOf(device.log, later)
  expect(queue.items.slice(0, 3).map(({ word }) => word)).toEqual(words.slice(0, 3))
  expect(queue).toMatchObject({ due: 3, backlog: 0, fresh: 5 })
  expect(queueOf(device.log, later, { reviewLimit: 2 })).toMatchObject({ due: 2, backlog: 1, fresh: 0 })
})

test('the last two weeks before the exam begin no new word', () => {
  const { log } = new TestDevice('aaaaaaaa')
  const at = (date: string) => queueOf(log, Date.parse(`${date}T12:00:00+08:00`)).fresh
  expect([at('2026-12-05'), at('2026-12-06'), at('2026-12-18'), at('2026-12-19')]).toEqual([5, 0, 0, 5])
})

test('a session killed at any event goes on with the same card', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const device = new TestDevice('aaaaaaaa')
      const now = live(device, all)
      const reborn = new MemoryLog(model)
      reborn.add([...device.events].reverse())
      expect(queueOf(reborn, now)).toEqual(queueOf(device.log, now))
      const restored = MemoryLog.restore(model, JSON.parse(JSON.stringify(device.log.snapshot())))
      expect(queueOf(restored, now)).toEqual(queueOf(device.log, now))
    }),
  )
})

test('an undone answer brings its card back to the front of the day', () => {
  const device = new TestDevice('aaaaaaaa')
  const before = queueOf(device.log, START)
  device.answer('word-0', 3, START)
  device.undo(START + 1)
  expect(queueOf(device.log, START)).toEqual(before)
})

test('new words come in the order of the plan', () => {
  const book = [
    { id: 'zeal', frequency: 1 },
    { id: 'able', frequency: 5 },
    { id: 'mild', frequency: 3 },
  ]
  expect(orderWords(book, 'book', '')).toEqual(['zeal', 'able', 'mild'])
  expect(orderWords(book, 'frequency', '')).toEqual(['able', 'mild', 'zeal'])
  expect(orderWords(book, 'alphabet', '')).toEqual(['able', 'mild', 'zeal'])
  expect(orderWords(book, 'random', 'a')).toEqual(orderWords(book, 'random', 'a'))
  expect([...orderWords(book, 'random', 'a')].sort()).toEqual(['able', 'mild', 'zeal'])
})
