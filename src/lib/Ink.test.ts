import fc from 'fast-check'
import { Ink, INK_BOX, INK_PATTERN, inkLength, MOST_INK } from './Ink'

const written = (...strokes: readonly (readonly (readonly [number, number])[])[]): Ink => {
  const ink = new Ink()
  for (const [first, ...rest] of strokes) {
    ink.begin(first?.[0] ?? 0, first?.[1] ?? 0)
    for (const point of rest) ink.move(...point)
    ink.end()
  }
  return ink
}

test('ink is a path of strokes, and as long as the way of the pen', () => {
  const { path } = written(
    [
      [0, 0],
      [30, 40],
      [30, 140],
    ],
    [
      [500, 10],
      [500, 60],
    ],
  )
  expect(path).toBe('M0 0L30 40L30 140M500 10L500 60')
  expect(inkLength(path)).toBe(200)
})

test('a touch without a way, and a tremble, leave nothing', () => {
  expect(written([[10, 10]]).path).toBe('')
  expect(
    written([
      [10, 10],
      [11, 11],
    ]).path,
  ).toBe('')
  expect(new Ink().move(5, 5)).toBeUndefined()
})

test('whatever the finger does, what was written fits the box, the pattern and the most that is taken', () => {
  const point = fc.tuple(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.double({ min: -99, max: 999, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(point, { minLength: 1, maxLength: 60 }), { maxLength: 60 }), (strokes) => {
      const ink = written(...strokes)
      expect(ink.path).toMatch(INK_PATTERN)
      expect(ink.path.length).toBeLessThanOrEqual(MOST_INK)
      for (const [from, to] of ink.segments()) {
        for (const { x, y } of [from, to]) {
          expect(x >= 0 && x <= INK_BOX.width && y >= 0 && y <= INK_BOX.height).toBe(true)
        }
      }
    }),
    { seed: 20261122, numRuns: 50 },
  )
})

test('paper that is full takes no more', () => {
  const ink = new Ink()
  ink.begin(0, 0)
  for (let at = 0; at < 4000; at += 1) ink.move(at % 2 ? 600 : 0, at % 240)
  expect(ink.isFull).toBe(true)
  expect(ink.path.length).toBeLessThanOrEqual(MOST_INK)
})
