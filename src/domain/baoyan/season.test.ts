import { seasonEntry } from './season'

it.each([
  ['2026-10-31T23:59:00+08:00', 2027],
  ['2026-11-01T00:00:00+08:00', 2028],
  ['2027-09-20T12:00:00+08:00', 2028],
])('the season at %s leads to an entry in %s', (time, entry) => {
  expect(seasonEntry(Date.parse(time))).toBe(entry)
})
