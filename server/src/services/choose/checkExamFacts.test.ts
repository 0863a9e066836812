import { Content } from '../../authoring/Content'
import { checkExamFacts } from './checkExamFacts'

const units = [
  { code: '101', name: '思想政治理论', full: 100, minutes: 180 },
  { code: '313', name: '历史学专业基础', full: 300, minutes: 180 },
]
const reasonsOf = (files: object = {}) =>
  checkExamFacts(
    new Content({
      'exam-units': { list: units },
      'admission-calendar': { events: [{ examYear: 2027, event: '初试', start: '2026-12-19' }] },
      'exam-dates': [{ year: 2027, date: '2026-12-19' }],
      subjects: [],
      exams: new Map(),
      questions: new Map(),
      ...files,
    }),
  ).map(({ reason }) => reason)
const said = (body: string) => ({ knowledge: new Map([['exam', { passages: [{ body }] }]]) })

test('what agrees with the table and the calendar is taken', () => {
  expect(
    reasonsOf(said('**思想政治理论**（100 分），398 与 498 法硕（非法学），历史学专业基础（313）')),
  ).toEqual([])
})

test.each([
  ['398 与 498 法硕（法学）', '398 is of 非法学'],
  ['考 397、497 法律硕士（非法学）', '397 is of 法学'],
  ['思想政治理论（120 分）', '思想政治理论 has 100 marks, not 120'],
  ['历史学专业基础（314）', '历史学专业基础 is 313, not 314'],
])('%s is refused', (body, reason) => {
  expect(reasonsOf(said(body))).toEqual([reason])
})

test('names of subjects, the first day of an exam, and the marks of a whole paper come from the table', () => {
  expect(reasonsOf({ subjects: [{ code: '313', name: '历史学基础' }] })).toEqual(['is called 历史学专业基础'])
  expect(reasonsOf({ 'exam-dates': [{ year: 2027, date: '2026-12-26' }] })).toEqual([
    'the calendar says 2026-12-19',
  ])
  const sections = [{ points: 2, questions: ['q-1'] }]
  const whole = { subject: '101', minutes: 180, sections }
  expect(reasonsOf({ exams: new Map([['one', whole]]) })).toEqual([
    'has 2 marks in 180 minutes, not 100 in 180',
  ])
  const sample = { ...whole, college: { school: '004', year: 2025 } }
  expect(reasonsOf({ exams: new Map([['one', sample]]) })).toEqual([])
})
