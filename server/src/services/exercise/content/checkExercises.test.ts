import { Content } from '../../../authoring/Content'
import { checkExercises } from './checkExercises'

const single = {
  id: 'q-1',
  type: 'single',
  stem: '题干',
  point: '唯物论',
  level: 2,
  points: 1,
  options: ['甲甲', '乙乙', '丙丙', '丁丁'],
  keepsOrder: false,
  answer: 'B',
  analysis: '第一句说明道理。第二句说明其余选项。',
}
const exam = {
  title: '卷',
  subject: '101',
  minutes: 180,
  order: 1,
  sections: [{ title: '一', points: 1, questions: ['q-1'] }],
}

/** What is wrong with a content of these questions and one paper. */
const problemsOf = (
  questions: readonly object[],
  paper: object = exam,
  subject = '101',
  mocks: ReadonlyMap<string, object> = new Map(),
  trainings: readonly object[] = [],
) =>
  checkExercises(
    new Content({
      subjects: [{ code: '101' }],
      schools: [],
      questions: new Map([['a', { subject, source: '研途原创', passages: { p1: 'text' }, questions }]]),
      exams: new Map([['one', paper]]),
      mocks,
      trainings,
      recitations: new Map(),
    }),
  ).map(({ file, path, reason }) => `${file} ${path}: ${reason}`)

test('sound content has no problem', () => {
  expect(problemsOf([single])).toEqual([])
})

test.each([
  ['the same options', { options: ['甲甲', '甲甲 ', '丙丙', '丁丁'] }, 'two options are the same'],
  [
    'an option that its length gives away',
    { options: ['甲', '乙乙乙乙乙乙乙乙乙乙', '丙', '丁'] },
    'an option of 10 letters stands beside one of 1',
  ],
  ['an answer beside the options', { answer: 'E' }, 'the answer is none of the options'],
  [
    'one right option of many',
    { type: 'multiple', answer: 'A' },
    'a multiple choice needs two right options',
  ],
  ['an option named twice', { type: 'multiple', answer: 'AA' }, 'the answer names an option twice'],
  [
    'an item without an answer',
    { type: 'matching', items: ['一', '二'], answer: 'A' },
    'the answer does not speak of every item',
  ],
  ['a short analysis', { analysis: '因为如此。' }, 'the analysis is shorter than two sentences'],
  [
    'an analysis by an order that nobody sees',
    { analysis: '先看题干。其余依次是史观、认识论和方法论。' },
    'the analysis tells the options apart by their order',
  ],
  [
    'a side of a page that has none',
    { type: 'matching', stem: '为左边的词找出释义。', items: ['一', '二'], answer: 'AB' },
    'the stem names a side of the page',
  ],
  ['lines for a pen', { stem: '写一封信。\n~\n~' }, 'a line of the stem says nothing'],
  ['an analysis of another option', { analysis: '先看题干。故选C。' }, 'the analysis ends with C'],
  ['a passage that is not there', { passage: 'p2' }, 'there is no passage p2'],
])('%s', (_, change, reason) => {
  expect(problemsOf([{ ...single, ...change }])).toEqual([`questions/a.json q-1: ${reason}`])
})

test('one id twice, a paper with a strange question or one twice, an unknown subject', () => {
  expect(problemsOf([single, single])).toEqual(['questions/a.json q-1: stands in questions/a.json too'])
  const asks = (...questions: string[]) => ({ ...exam, sections: [{ title: '一', points: 1, questions }] })
  expect(problemsOf([single], asks('q-1', 'q-9'))).toEqual(['exams/one.json q-9: is no question of 101'])
  expect(problemsOf([single], asks('q-1', 'q-1'))).toEqual(['exams/one.json q-1: is asked twice'])
  expect(problemsOf([single], exam, '999')).toEqual([
    'exams/one.json q-1: is no question of 101',
    'questions/a.json subject: there is no subject 999',
  ])
})

test('a network-wide exam asks what no paper asks and nobody awards, and leaves something to practise', () => {
  const weekly = (change: object, ...questions: string[]) => {
    const papers = [{ title: '一', sections: [{ title: '一', questions }] }]
    return new Map([['weekly', { subject: '101', minutes: 20, lateMinutes: 5, papers, ...change }]])
  }
  const bank = ['q-1', 'q-2', 'q-3'].map((id) => ({ ...single, id }))
  const ask = (change: object, ...questions: string[]) =>
    problemsOf(bank, exam, '101', weekly(change, ...questions))
  expect(ask({}, 'q-2')).toEqual([])
  expect(ask({}, 'q-1')).toEqual(['mocks/weekly.json q-1: is asked by a paper that anybody may take before'])
  expect(ask({}, 'q-2', 'q-3')).toEqual(['mocks/weekly.json 唯物论: has no question left to practise'])
  expect(ask({ lateMinutes: 20 }, 'q-2')).toEqual(['mocks/weekly.json lateMinutes: is not before the end'])
  const { options: _, ...plain } = single
  const essay = { ...plain, id: 'q-4', type: 'writing', rubric: [{ text: '说理', points: 1 }], model: '略' }
  expect(problemsOf([...bank, essay], exam, '101', weekly({}, 'q-4'))).toEqual([
    'mocks/weekly.json q-4: is writing, which nobody ranks',
  ])
})

test('a letter that is the key too often is named, and one that hardly ever is', () => {
  const many = (answers: string) =>
    [...answers].map((answer, at) => ({ ...single, id: `q-${at + 1}`, answer }))
  expect(problemsOf(many('ABCD'.repeat(5)))).toEqual([])
  expect(problemsOf(many(`${'B'.repeat(10)}${'CD'.repeat(5)}`))).toEqual([
    'questions/a.json : A is the key of 0 % of its questions',
    'questions/a.json : B is the key of 50 % of its questions',
  ])
})

test('keys that are told by their length are named', () => {
  const of = (options: readonly string[], longest: number) =>
    Array.from({ length: 20 }, (_unused, at) => ({
      ...single,
      id: `q-${at + 1}`,
      answer: 'ABCD'[at % 4],
      options: options.map((option, place) => (at < longest && place === at % 4 ? `${option}长长` : option)),
    }))
  const options = ['甲甲', '乙乙', '丙丙', '丁丁']
  expect(problemsOf(of(options, 10))).toEqual([])
  expect(problemsOf(of(options, 11))).toEqual([
    'questions/a.json : the key is the longest option of 55 % of its questions',
  ])
})

test.each([
  ['of a question that is not there', { question: 'q-9' }, 'q-9 is no question of 101'],
  ['of a question that a paper asks', { question: 'q-1' }, 'q-1 is asked by a paper'],
])('a training %s', (_, change, reason) => {
  const training = {
    trainingId: 't',
    title: '题',
    subject: '101',
    question: 'q-2',
    hint: '看',
    method: ['一', '二'],
  }
  const questions = [single, { ...single, id: 'q-2' }]
  expect(problemsOf(questions, exam, '101', new Map(), [training])).toEqual([])
  expect(problemsOf(questions, exam, '101', new Map(), [{ ...training, ...change }])).toEqual([
    `trainings.json t: ${reason}`,
  ])
  expect(problemsOf(questions, exam, '101', new Map(), [training, training])).toEqual([
    'trainings.json t: stands there twice',
  ])
})

test('a formula that does not compile, that nothing closes, that is too wide, or whose function is of nothing is named', () => {
  const stem = (text: string) => problemsOf([{ ...single, stem: text }])
  expect(stem('值为 $\\frac{1}{2}$')).toEqual([])
  expect(stem('值为 $\\frac{1}$')).toEqual(['questions/a.json q-1: the formula $\\frac{1}$ does not compile'])
  expect(stem('值为 $x')).toEqual(['questions/a.json q-1: a $ opens a formula that nothing closes: 值为 $x'])
  for (const tex of ['\\frac{n}{\\sum}\\ln x', '\\frac{x}{\\sin2}x'])
    expect(stem(`值为 $${tex}$`)).toEqual([expect.stringContaining('of nothing')])
  expect(stem('值为 $\\frac{\\ln2}{2}+\\sum_{n=1}^\\infty\\frac{1}{\\sin2}$')).toEqual([])
  expect(stem(`值为 $${'x+'.repeat(30)}x$`)[0]).toContain('em wide')
})
