import { type Season, seasonState } from './season'

const exams = [
  { year: 2027, date: '2026-12-19' },
  { year: 2028, date: '2027-12-18' },
]

/** The state of a season on the tenth of each month, from January 2026 on. */
const walk = (season: Season, months: number): string[] =>
  Array.from({ length: months }, (_, at) => new Date(Date.UTC(2026, at, 10)).toISOString().slice(0, 10)).map(
    (day) => seasonState(season, exams, day),
  )

it('an offer of one exam does not come back next year', () => {
  expect(walk({ examYear: 2027, phases: ['basis', 'strengthening'] }, 18)).toEqual([
    ...Array<string>(9).fill('now'),
    ...Array<string>(9).fill('over'),
  ])
})

it('an offer without an exam comes back with its phases', () => {
  const states = walk({ phases: ['basis', 'strengthening'] }, 18)
  expect(states.slice(0, 9)).toEqual(Array<string>(9).fill('now'))
  expect(states.slice(9, 12)).toEqual(Array<string>(3).fill('later'))
  expect(states.slice(12)).toEqual(Array<string>(6).fill('now'))
})

it.each([
  ['2026-11-20', 'later'],
  ['2026-11-21', 'now'],
  ['2026-12-20', 'now'],
  ['2026-12-21', 'over'],
])('an offer for the last four weeks is on %s %s', (day, state) => {
  expect(seasonState({ examYear: 2027, lastDays: 28 }, exams, day)).toBe(state)
})

it('an offer for the last days of any exam waits for the next one after it', () => {
  expect(seasonState({ lastDays: 28 }, exams, '2026-12-20')).toBe('now')
  expect(seasonState({ lastDays: 28 }, exams, '2026-12-21')).toBe('later')
})

it('an offer of one exam without phases ends with its retests', () => {
  expect(seasonState({ examYear: 2027 }, exams, '2027-05-31')).toBe('now')
  expect(seasonState({ examYear: 2027 }, exams, '2027-06-01')).toBe('over')
})

it('dates count from the first to the last day, and alone where the exam is unknown', () => {
  const season: Season = { examYear: 2030, from: '2026-03-01', until: '2026-08-31' }
  expect(
    ['2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01'].map((day) => seasonState(season, exams, day)),
  ).toEqual(['later', 'now', 'now', 'over'])
})
