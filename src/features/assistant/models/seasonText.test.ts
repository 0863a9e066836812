import { seasonText } from './seasonText'

const exam = { year: 2027, date: '2026-12-19' }
const at = (date: string): number => Date.parse(`${date}T04:00:00Z`)

it.each([
  ['2026-06-10', 'basis', '距 27 考研还有 192 天，现在是基础阶段。'],
  ['2026-11-27', 'sprint', '距 27 考研还有 22 天，现在是冲刺阶段。'],
  ['2026-12-12', 'final', '距 27 考研还有 7 天，考前以回顾为主，不再加新内容。'],
  ['2026-12-19', 'final', '27 考研初试进行中，祝你考试顺利。'],
  ['2026-12-20', 'final', '27 考研初试进行中，祝你考试顺利。'],
] as const)('on %s counts down and names the phase', (date, phase, text) =>
  expect(seasonText({ exam, phase }, at(date))).toBe(text),
)

it('speaks of retests after the exam, and says nothing without a date', () => {
  expect(seasonText({ exam, phase: 'retest' }, at('2027-03-10'))).toContain('复试')
  expect(seasonText({ exam, phase: 'after' }, at('2027-01-10'))).not.toContain('还有')
  expect(seasonText({ exam: undefined, phase: undefined }, at('2027-01-10'))).toBeUndefined()
})
