import { Content } from '../../authoring/Content'
import { checkProgress } from './checkProgress'

const word = { kind: 'words', amount: 2 }
const practice = { kind: 'practice', amount: 1, of: ['politics'] }

/** Problems of a map with one stage and one major. */
const problemsOf = (tasks: readonly object[], subjects: readonly string[] = ['101'], majors = 1) =>
  checkProgress(
    new Content({
      subjects: [{ code: '101', category: 'politics' }],
      questions: new Map([['a', { subject: '101', questions: [{}, {}] }]]),
      words: new Map([['a', [{}, {}, {}]]]),
      'learning-map': { stages: [{ stageId: 'one', tasks }] },
      targets: { majors: Array.from({ length: majors }, () => ({ majorId: 'a', name: 'A', subjects })) },
    }),
  ).map(({ path, reason }) => `${path}: ${reason}`)

it('takes a map whose tasks can be done', () => {
  expect(
    problemsOf([
      { taskId: 'w', ...word },
      { taskId: 'p', ...practice },
    ]),
  ).toEqual([])
})

it.each([
  [
    'twice the same id',
    [
      { taskId: 'w', ...word },
      { taskId: 'w', ...word, amount: 3 },
    ],
    'w: this id stands twice',
  ],
  [
    'a task that an earlier one has done already',
    [
      { taskId: 'w', ...word },
      { taskId: 'v', ...word },
    ],
    'v: must ask for more than the 2 of an earlier task',
  ],
  ['more words than there are', [{ taskId: 'w', ...word, amount: 4 }], 'w: asks for 4 where there are 3'],
  [
    'more questions than a subject has',
    [{ taskId: 'p', ...practice, amount: 3 }],
    'p: asks for 3 where there are 2',
  ],
  [
    'practice of no subject',
    [{ taskId: 'p', kind: 'practice', amount: 1 }],
    'p: must name categories of subjects, or none',
  ],
  [
    'words of a subject',
    [{ taskId: 'w', ...word, of: ['math'] }],
    'w: must name categories of subjects, or none',
  ],
])('refuses %s', (_, tasks, problem) => {
  expect(problemsOf(tasks)).toContain(problem)
})

it('refuses a major that asks an unknown subject or stands twice', () => {
  expect(problemsOf([{ taskId: 'w', ...word }], ['999'])).toEqual(['a: there is no subject 999'])
  expect(problemsOf([{ taskId: 'w', ...word }], ['101'], 2)).toEqual([
    'a: this id stands twice',
    'A: this id stands twice',
  ])
})
