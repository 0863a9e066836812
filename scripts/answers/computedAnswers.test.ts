import { Content } from '../../server/src/authoring/Content'
import { computedAnswers } from './computedAnswers'

const blank = {
  id: 'q-1',
  type: 'blank',
  stem: '$\\int_0^1xe^x\\,\\mathrm dx$ = ______',
  answer: [['1']],
  as: 'maths',
  computed: 'integral(x * exp(x), x, 0, 1)',
}
const single = {
  ...blank,
  type: 'single',
  options: ['$\\frac{\\pi}{4}$', '$\\pi$', '$\\frac{\\pi}{2}$', '$1$'],
  answer: 'A',
  computed: 'integral(1 / (1 + x^2), x, 0, 1)',
}

const answersOf = (question: object, subject = '301') =>
  computedAnswers(
    new Content({
      questions: new Map([['a', { subject, source: '研途原创', passages: {}, questions: [question] }]]),
      exams: new Map(),
      mocks: new Map(),
      trainings: [],
      recitations: new Map(),
    }),
  )
const reasonOf = (question: object, subject?: string) => answersOf(question, subject).problems[0]?.reason

test.each([
  ['a blank', blank],
  ['an option in TeX', single],
  ['a function', { ...single, options: ['$2x$', '$x^2$'], computed: 'slope(t^2, t, x)' }],
  ['several numbers', { ...single, options: ['$a=2$，$b=-1$', '$a=1$，$b=0$'], computed: ['1 + 1', '-1'] }],
  ['a count', { ...single, options: ['64 KB', '32 KB'], computed: '2^6' }],
  ['a question whose answer is no number', { ...single, options: ['收敛', '发散'], computed: undefined }],
])('the right key of %s stands', (_what, question) => {
  expect(reasonOf(question)).toBeUndefined()
})

test.each([
  ['a wrong key', { ...single, answer: 'B' }, '$\\pi$ is computed as 0.785398'],
  ['a wrong blank', { ...blank, answer: [['1', 'e']] }, 'e is computed as'],
  [
    'a second right option',
    { ...single, options: ['$\\frac{\\pi}{4}$', '$\\frac{2\\pi}{8}$'] },
    '$\\frac{2\\pi}{8}$ is right as well',
  ],
  ['an expression without a value', { ...blank, computed: 'limit(1 / x, x, 0)' }, 'cannot be computed'],
  ['what cannot be read', { ...blank, computed: 'integral(x' }, 'cannot be computed'],
  ['a blank that is left out', { ...blank, answer: [['1'], ['2']] }, 'not every blank is computed'],
  ['a number that nobody computes', { ...blank, computed: undefined }, 'a number that nothing computes'],
])('%s is refused', (_what, question, reason) => {
  expect(reasonOf(question)).toContain(reason)
})

test('other subjects may leave their numbers to their readers; only maths is counted', () => {
  const { problems, maths } = answersOf({ ...blank, computed: undefined }, '408')
  expect(problems).toEqual([])
  expect(maths).toEqual({ computed: 0, all: 0 })
  expect(answersOf(blank).maths).toEqual({ computed: 1, all: 1 })
})
