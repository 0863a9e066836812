import { rightAnswers, sampleQuestions } from '../../../tests/builders/attemptSamples'
import { judge, type Judging } from './judge'
import { attemptPolicies } from './policies'
import type { Answer } from './Question'

const isSameMaths = (expected: string, given: string) => expected === '1/2' && given === '0.50'
const exam: Judging = { scoring: attemptPolicies.exam.scoring, isSameMaths }
const practice: Judging = { scoring: attemptPolicies.practice.scoring, isSameMaths }
const questionOf = (id: string) => {
  const found = sampleQuestions.find((question) => question.id === id)
  if (!found) throw new Error(`No sample ${id}`)
  return found
}

test.each(sampleQuestions.filter(({ key }) => key.type !== 'writing').map((one) => [one.id, one] as const))(
  '%s: the right answer earns all, none is empty, one of another form is none',
  (id, question) => {
    expect(judge(question, rightAnswers[id] ?? null, exam)).toEqual({ outcome: 'right', share: 1 })
    expect(judge(question, null, exam)).toEqual({ outcome: 'empty', share: 0 })
    const other = Object.values(rightAnswers).find(({ type }) => type !== question.key.type) ?? null
    expect(judge(question, other, exam)).toEqual({ outcome: 'empty', share: 0 })
  },
)

const cases: readonly (readonly [string, string, Answer, number, number])[] = [
  ['q-single', 'a wrong option', { type: 'single', option: 1 }, 0, 0],
  ['q-single', 'an option that is not there', { type: 'single', option: 9 }, 0, 0],
  ['q-judgement', 'the other word', { type: 'judgement', truth: false }, 0, 0],
  ['q-multiple', 'two of three', { type: 'multiple', options: [0, 3] }, 0, 0.5],
  ['q-multiple', 'the same option twice', { type: 'multiple', options: [0, 0, 0] }, 0, 0.5],
  ['q-multiple', 'all and a wrong one', { type: 'multiple', options: [0, 1, 2, 3] }, 0, 0],
  ['q-blank', 'one of two', { type: 'blank', texts: ['0.5', '收敛'] }, 0.5, 0.5],
  ['q-blank', 'equal in value', { type: 'blank', texts: ['0.50', '收敛'] }, 1, 1],
  [
    'q-blank',
    'a text that the value of a number says nothing about',
    { type: 'blank', texts: ['', '发散'] },
    0,
    0,
  ],
  ['q-matching', 'one of two', { type: 'matching', places: [3, null] }, 0.5, 0.5],
  ['q-ordering', 'one of three in its place', { type: 'ordering', order: [2, 1, 0] }, 1 / 3, 1 / 3],
]

test.each(cases)('%s, %s', (id, _, answer, inExam, inPractice) => {
  expect(judge(questionOf(id), answer, exam).share).toBeCloseTo(inExam, 10)
  expect(judge(questionOf(id), answer, practice).share).toBeCloseTo(inPractice, 10)
})

test.each<readonly [string, Answer]>([
  ['q-multiple', { type: 'multiple', options: [] }],
  ['q-blank', { type: 'blank', texts: [' ', ''] }],
  ['q-matching', { type: 'matching', places: [null, null] }],
  ['q-ordering', { type: 'ordering', order: [] }],
  ['q-writing', { type: 'writing', text: ' ', pictures: [] }],
])('%s with nothing in it is unanswered, not wrong', (id, answer) => {
  expect(judge(questionOf(id), answer, exam).outcome).toBe('empty')
})

describe('writing', () => {
  const writing = questionOf('q-writing')
  const given: Answer = { type: 'writing', text: '', pictures: ['/uploads/1'] }

  test('waits for its learner', () => {
    expect(judge(writing, given, exam)).toEqual({ outcome: 'open', share: 0 })
  })

  test.each([
    [[6, 4], 1, 'right'],
    [[3, 2], 0.5, 'part'],
    [[0, 0], 0, 'wrong'],
    [[99, -5], 0.6, 'part'],
    [[], 0, 'wrong'],
  ] as const)('awarded %j it earns %d', (awarded, share, outcome) => {
    expect(judge(writing, given, exam, awarded)).toEqual({ outcome, share })
  })
})
