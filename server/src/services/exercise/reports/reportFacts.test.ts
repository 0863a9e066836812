import { reportFacts } from './reportFacts'

const point = (name: string, right: number, total: number) => ({
  name,
  subject: '301',
  right,
  total,
  earned: right * 4,
  points: total * 4,
})
const outcomes = (...list: readonly ('right' | 'wrong' | 'empty')[]) =>
  list.map((outcome, at) => ({ questionId: `q${at}`, outcome, earned: outcome === 'right' ? 4 : 0 }))
const report = {
  attempt: { title: '数学模考' },
  earned: 8,
  points: 16,
  open: 0,
  outcomes: outcomes('right', 'wrong', 'right', 'empty'),
  knowledge: [point('极限', 2, 2), point('积分', 0, 1), point('级数', 0, 1)],
  weakest: null,
}

test('a report says how it went, what lost most and where to go on', () => {
  const { title, body } = reportFacts(report)
  expect(title).toBe('数学模考')
  expect(body).toContain('这次得 8 分，满分 16 分；4 题里答对 2 题，1 题没有作答。')
  expect(body).toMatch(/\[积分\]\(\/exercises\/brush-topic\?[^)]*subject=301[^)]*\)：1 题答对 0 题/)
  expect(body).not.toContain('极限')
  expect(body).toContain('错题本')
})

test('where points are not tallied the one to work on is named', () => {
  const { body } = reportFacts({ ...report, knowledge: [], weakest: { subject: '301', point: '级数' } })
  expect(body).toMatch(/先补这里.*级数/)
})

test('who lost nothing is sent to no mistakes', () => {
  const { body } = reportFacts({ ...report, outcomes: outcomes('right'), knowledge: [], weakest: null })
  expect(body).not.toContain('错题本')
})
