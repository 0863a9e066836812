import fc from 'fast-check'
import { plannedCount, wordsWithin } from './wordsWithin'

const rows = [
  { id: 'rare', frequency: 1 },
  { id: 'often', frequency: 5 },
  { id: 'usual', frequency: 3 },
  { id: 'usual-too', frequency: 3 },
]
const begun = (...ids: string[]) => new Map(ids.map((id) => [id, true]))
const within = (limit: number, ...seen: string[]) => [...wordsWithin(rows, begun(...seen), limit)].sort()

test('the most frequent words come in, of equals the first in the book', () => {
  expect(within(2)).toEqual(['often', 'usual'])
})

test('a word that was begun stays, however rare', () => {
  expect(within(2, 'rare')).toEqual(['often', 'rare'])
  expect(within(0, 'rare')).toEqual(['rare'])
})

test('learning the words of a plan never changes which they are', () => {
  const ids = rows.map(({ id }) => id)
  fc.assert(
    fc.property(fc.nat(5), fc.subarray(ids), (limit, order) => {
      const planned = wordsWithin(rows, begun(), limit)
      const learned = order.filter((id) => planned.has(id))
      expect(wordsWithin(rows, begun(...learned), limit)).toEqual(planned)
    }),
  )
})

test('the count of a plan is that of its words', () => {
  const ids = rows.map(({ id }) => id)
  fc.assert(
    fc.property(fc.nat(6), fc.subarray(ids), (limit, seen) => {
      expect(plannedCount(rows.length, seen.length, limit)).toBe(
        wordsWithin(rows, begun(...seen), limit).size,
      )
    }),
  )
  expect(plannedCount(4, 1, null)).toBe(4)
})
