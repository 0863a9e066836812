import fc from 'fast-check'
import { parseCalendar } from '../../tests/builders/parseCalendar'
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

it('is read by a strict parser of RFC 5545 whatever its texts hold, and gives them back', () => {
  const signs = fc.constantFrom(
    ...'aB9 ;,:\\"\'=中文，：😀\n\r\t\u000B\u0000\u200B\u2028',
    '\r\n',
    '\uD83D',
    '\\n',
    'END:VEVENT',
  )
  const text = fc.array(signs, { maxLength: 120 }).map((all) => all.join(''))
  const plain = (given: string) =>
    given
      .replace(/\p{Cs}/gu, '\uFFFD')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
  fc.assert(
    fc.property(text, text, fc.boolean(), (title, note, isAllDay) => {
      const [event] = parseCalendar(calendarFile({ ...entry, title, note, isAllDay }, NOW))
      expect(event).toMatchObject({ summary: plain(title), description: plain(note), alarms: 1 })
    }),
    { numRuns: 300 },
  )
})

it.each([
  ['a line of more than 75 octets', (file: string) => file.replace('长难句', '长难句'.repeat(20))],
  ['a bare line break', (file: string) => file.replace('\r\nDTSTART', '\nDTSTART')],
  ['SUMMARY is no text', (file: string) => file.replace('SUMMARY:', 'SUMMARY:a;b')],
  ['DTSTART is no time', (file: string) => file.replace('DTSTART:', 'DTSTART:x')],
  ['a wrong END', (file: string) => file.replace('END:VALARM\r\n', '')],
  ['needs UID once', (file: string) => file.replace(/UID:.*\r\n/, '')],
])('the parser of the tests finds %s', (rule, breakIt) => {
  expect(() => parseCalendar(breakIt(calendarFile(entry, NOW)))).toThrow(rule)
})
