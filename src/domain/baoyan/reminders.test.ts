import { remindUntil } from './reminders'

const at = (text: string): number => Date.parse(`${text}+08:00`)

it('reminds of the deadlines of today and tomorrow, by day', () => {
  expect(remindUntil(at('2027-06-19T08:59:00'))).toBeUndefined()
  const until = remindUntil(at('2027-06-19T09:01:00')) ?? 0
  expect(until).toBeGreaterThanOrEqual(at('2027-06-20T23:59:59'))
  expect(until).toBeLessThan(at('2027-06-21T00:00:01'))
})
