import { resumableTest } from './resumableTest'

const test1 = {
  attemptId: 'attempt-1',
  kind: 'exam' as const,
  title: '卷一',
  subject: '101',
  paperId: 'paper-1',
  point: null,
  startedAt: 0,
  endsAt: null,
  endedAt: null,
  endedBy: null,
}
const synthesis = { ...test1, attemptId: 'attempt-2', kind: 'synthesis' as const, paperId: null }

test('a paper goes on with the attempt at it, a subject with its test', () => {
  const tests = [synthesis, test1]
  expect(resumableTest({ kind: 'exam', paperId: 'paper-1' }, tests)).toBe(test1)
  expect(resumableTest({ kind: 'synthesis', subject: '101' }, tests)).toBe(synthesis)
})

test('another paper, another subject, another kind and a practice begin anew', () => {
  const tests = [synthesis, test1]
  expect(resumableTest({ kind: 'exam', paperId: 'paper-2' }, tests)).toBeUndefined()
  expect(resumableTest({ kind: 'synthesis', subject: '201' }, tests)).toBeUndefined()
  expect(resumableTest({ kind: 'adaptive', subject: '101' }, tests)).toBeUndefined()
  expect(resumableTest({ kind: 'practice', subject: '101', size: 10 }, tests)).toBeUndefined()
})

test('a point goes on with its test, a diagnosis with that of its subjects in any order', () => {
  const pointTest = { ...test1, kind: 'pointTest' as const, paperId: null, point: '哲学' }
  const diagnosis = {
    ...test1,
    kind: 'diagnosis' as const,
    paperId: null,
    test: 'strength' as const,
    subjects: ['101', '201'],
  }
  const tests = [pointTest, diagnosis]
  expect(resumableTest({ kind: 'pointTest', subject: '101', point: '哲学' }, tests)).toBe(pointTest)
  expect(resumableTest({ kind: 'pointTest', subject: '101', point: '史纲' }, tests)).toBeUndefined()
  const opened = { kind: 'diagnosis', test: 'strength', subjects: ['201', '101'] } as const
  expect(resumableTest({ ...opened, subjects: [...opened.subjects] }, tests)).toBe(diagnosis)
  expect(resumableTest({ ...opened, subjects: ['101'] }, tests)).toBeUndefined()
  expect(resumableTest({ ...opened, test: 'single', subjects: ['101'] }, tests)).toBeUndefined()
})
