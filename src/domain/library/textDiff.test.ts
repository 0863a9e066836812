import fc from 'fast-check'
import { compareSections, textDiff } from './textDiff'

const textOf = (parts: ReturnType<typeof textDiff>, left: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

test('a difference gives back both texts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
      const parts = textDiff(before, after)
      expect(textOf(parts, 'added')).toBe(before)
      expect(textOf(parts, 'removed')).toBe(after)
    }),
  )
})

test('only changed words are marked', () => {
  expect(textDiff('理解极限。', '掌握极限。')).toEqual([
    { kind: 'removed', text: '理解' },
    { kind: 'added', text: '掌握' },
    { kind: 'same', text: '极限。' },
  ])
  expect(textDiff('word list 10', 'word list 12').map(({ text }) => text)).toEqual(['word list ', '10', '12'])
})

test('items are the same, changed, added or removed', () => {
  const section = (...items: [string, string][]) => [
    { title: '一', items: items.map(([pointId, text]) => ({ pointId, text })) },
  ]
  const compared = compareSections(
    section(['a', '甲'], ['b', '乙'], ['c', '丙']),
    section(['a', '甲'], ['b', '丁'], ['d', '戊']),
  )
  expect(compared[0]?.items.map(({ pointId, change }) => `${pointId} ${change}`)).toEqual([
    'a same',
    'b changed',
    'd added',
    'c removed',
  ])
})
