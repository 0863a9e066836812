import { calendarFile } from './calendarFile'

const NOW = Date.parse('2026-11-22T08:00:00Z')
const entry = {
  id: 'lecture_l1',
  title: '长难句三步拆',
  startsAt: NOW + 3_600_000,
  endsAt: NOW + 7_200_000,
  note: '打开研途，进入直播间',
  remindMinutes: 15,
}
const linesOf = (more: object = {}) => calendarFile({ ...entry, ...more }, NOW).split('\r\n')

it('says when, what, and how long before the phone speaks up', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'UID:lecture_l1@yantu',
      'DTSTAMP:20261122T080000Z',
      'DTSTART:20261122T090000Z',
      'DTEND:20261122T100000Z',
      'SUMMARY:长难句三步拆',
      'TRIGGER:-PT15M',
    ]),
  )
})

it('keeps signs of the format out of what it is told', () => {
  expect(linesOf({ title: '上午;下午,晚\\上\n后天' })).toContain('SUMMARY:上午\\;下午\\,晚\\\\上\\n后天')
})

it('cleans lone returns and halves of characters', () => {
  expect(linesOf({ title: '上\r下\uD83D' })).toContain('SUMMARY:上\\n下\uFFFD')
})

it('ends whole days after the last one, reminds at 09:00 on the day before, and writes the number of changes', () => {
  const lines = linesOf({
    startsAt: Date.parse('2027-09-01T00:00:00+08:00'),
    endsAt: Date.parse('2027-09-10T23:59:59+08:00'),
    isAllDay: true,
    revision: { count: 2, at: NOW },
  })
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270901',
      'DTEND;VALUE=DATE:20270911',
      'SEQUENCE:2',
      'LAST-MODIFIED:20261122T080000Z',
      'TRIGGER:-PT15H',
    ]),
  )
})

it('folds lines at 75 bytes without cutting a character, so that unfolding gives them back', () => {
  const title = '考研英语长难句与阅读冲刺'.repeat(9)
  const text = calendarFile({ ...entry, title }, NOW)
  expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
