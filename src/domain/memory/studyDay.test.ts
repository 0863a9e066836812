import { dateOfStudyDay, mondayOf, startOfStudyDay, studyDay, studyDayOfDate } from './studyDay'

test('a study day starts at four in the morning in China', () => {
  const dayOf = (time: string) => dateOfStudyDay(studyDay(Date.parse(time)))
  expect(dayOf('2026-11-21T03:59:59.999+08:00')).toBe('2026-11-20')
  expect(dayOf('2026-11-21T04:00:00+08:00')).toBe('2026-11-21')
  expect(dayOf('2026-11-22T03:59:59+08:00')).toBe('2026-11-21')
})

test('days, dates and first milliseconds agree', () => {
  const day = studyDayOfDate('2026-12-19')
  expect(dateOfStudyDay(day)).toBe('2026-12-19')
  expect(startOfStudyDay(day)).toBe(Date.parse('2026-12-19T04:00:00+08:00'))
  expect(studyDay(startOfStudyDay(day))).toBe(day)
  expect(studyDay(startOfStudyDay(day) - 1)).toBe(day - 1)
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-22', '2026-11-16'],
  ['2026-12-01', '2026-11-30'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(dateOfStudyDay(mondayOf(studyDayOfDate(day)))).toBe(monday)
})
