import { nextWeekly } from './nextWeekly'

const at = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['2026-11-21T12:00:00', '6 19:30', '2026-11-21T19:30:00'],
  ['2026-11-21T19:30:00', '6 19:30', '2026-11-21T19:30:00'],
  ['2026-11-21T19:30:01', '6 19:30', '2026-11-28T19:30:00'],
  ['2026-11-22T00:10:00', '7 14:00', '2026-11-22T14:00:00'],
  ['2026-12-31T23:59:00', '1 08:00', '2027-01-04T08:00:00'],
])('after %s the rule %s means %s', (now, rule, expected) => {
  expect(nextWeekly(rule, at(now))).toBe(at(expected))
})
