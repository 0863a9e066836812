import { Content } from '../../../authoring/Content'
import { checkBlueprint } from './checkBlueprint'

const NEWS = '形势与政策以及当代世界经济与政治'
const THOUGHT = '习近平新时代中国特色社会主义思想概论'
const multiple = (at: number, right: number, more: object = {}) => ({
  id: `q-${at}`,
  type: 'multiple',
  point: '唯物论',
  level: (at % 4) + 1,
  points: 2,
  answer: 'ABCD'.slice(0, right),
  ...more,
})
const problemsOf = (
  questions: readonly object[],
  exams: ReadonlyMap<string, object> = new Map(),
  subject = '101',
) =>
  checkBlueprint(new Content({ questions: new Map([['a', { subject, questions }]]), exams })).map(
    ({ path, reason }) => [path, reason].filter(Boolean).join(': '),
  )
const of = (...rights: number[]) => rights.map((right, at) => multiple(at, right))

test('two, three and four right options each have a share of many multiple choices', () => {
  expect(problemsOf(of(2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4))).toEqual([])
  expect(problemsOf(of(2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3))).toEqual([
    '83 % of its multiple choices have 3 right options',
    '0 % of its multiple choices have 4 right options',
  ])
})

test('a level that most questions have is named, in politics sooner', () => {
  const single = (level: number, at: number) => ({ id: `q-${at}`, type: 'single', point: '唯物论', level })
  const many = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 4, 4, 4, 4].map(single)
  expect(problemsOf(many)).toEqual(['60 % of its questions are of level 3'])
  expect(problemsOf(many, new Map(), '408')).toEqual([])
})

test.each([
  [{}, 'q-1: news needs its day (asOf) and its end (until)'],
  [{ asOf: '2025-09-01' }, 'q-1: news needs its day (asOf) and its end (until)'],
  [{ asOf: '2025-09-01', until: '2025-08-31' }, 'q-1: its end is -1 days after its day'],
  [{ asOf: '2025-09-01', until: '2029-09-01' }, 'q-1: its end is 1461 days after its day'],
  [{ asOf: '2025-09-01', until: '2026-12-20' }, undefined],
])('news with %j', (dates, reason) => {
  expect(problemsOf([multiple(1, 3, { point: NEWS, ...dates })])).toEqual(
    reason === undefined ? [] : [reason],
  )
})

test('a whole paper of politics gives its chapters what the syllabus gives them', () => {
  const dated = { point: NEWS, asOf: '2025-09-01', until: '2026-12-20' }
  const bank = [multiple(1, 3, dated), multiple(2, 4, { point: THOUGHT })]
  const paper = (points: number, thought: number) =>
    new Map([
      [
        'one',
        {
          subject: '101',
          sections: [
            { points, questions: ['q-1'] },
            { points: thought, questions: ['q-2'] },
          ],
        },
      ],
    ])
  expect(problemsOf(bank, paper(16, 20))).toEqual([])
  expect(problemsOf(bank, paper(16, 18))).toEqual([
    `${THOUGHT}: gives 18 points to ${THOUGHT}, the syllabus 20`,
  ])
})
