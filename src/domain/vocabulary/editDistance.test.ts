import fc from 'fast-check'
import { byBookOrder } from './bookOrder'
import { editDistance } from './editDistance'

test.each([
  ['abandon', 'abandon', 0],
  ['abandon', 'abadnon', 1],
  ['adapt', 'adopt', 1],
  ['recieve', 'receive', 1],
  ['kitten', 'sitting', 3],
  ['a', 'abcdefgh', 4],
])('from %s to %s: %i', (one, other, distance) => expect(editDistance(one, other, 4)).toBe(distance))

test('is the same both ways', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
    }),
  )
})

test('a book goes by stage, then by frequency, and its order does not depend on how it came', () => {
  const rows = ['zeal', 'able', 'mild', 'next'].map((id, at) => ({
    id,
    stage: 1 + (at % 2),
    frequency: at > 1 ? 5 : 1,
  }))
  const order = [...rows].sort(byBookOrder).map(({ id }) => id)
  expect(order).toEqual(['mild', 'zeal', 'next', 'able'])
  expect(
    [...rows]
      .reverse()
      .sort(byBookOrder)
      .map(({ id }) => id),
  ).toEqual(order)
})
