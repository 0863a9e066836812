import { spanStart, withRanks } from './spans'

it.each([
  ['day', '2026-11-22T00:30:00+08:00', '2026-11-22'],
  ['week', '2026-11-22T23:59:00+08:00', '2026-11-16'],
  ['week', '2026-11-23T00:00:00+08:00', '2026-11-23'],
  ['month', '2026-12-01T00:00:00+08:00', '2026-12-01'],
] as const)('begins the %s of %s on %s', (span, now, start) => {
  expect(spanStart(span, Date.parse(now))).toBe(start)
})

it('gives equal scores one rank', () => {
  const ranks = withRanks([{ n: 9 }, { n: 7 }, { n: 7 }, { n: 1 }], ({ n }) => n).map(({ rank }) => rank)
  expect(ranks).toEqual([1, 2, 2, 4])
})
