import { monthBeside, monthGrid, monthText } from './monthGrid'

it('starts the weeks of a month on Monday and marks days', () => {
  const cells = monthGrid(
    '2026-11',
    '2026-11-26',
    new Map([
      ['2026-11-25', 'real' as const],
      ['2026-11-24', 'card' as const],
    ]),
  )
  expect(cells.filter(({ state }) => state === 'blank')).toHaveLength(6)
  expect(cells).toHaveLength(36)
  const at = (day: number) => cells.find((cell) => cell.day === day)?.state
  expect([at(23), at(24), at(25), at(26), at(27)]).toEqual(['none', 'card', 'real', 'today', 'future'])
})

it('steps over the year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthText('2026-03')).toBe('2026年3月')
})
