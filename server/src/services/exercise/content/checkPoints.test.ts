import { Content } from '../../../authoring/Content'
import { checkPoints } from './checkPoints'

const asked = (points: readonly string[], from = 0) => ({
  subject: '301',
  questions: points.map((point, at) => ({ id: `q-${from + at}`, point })),
})
const problemsOf = (...files: readonly object[]) =>
  checkPoints(new Content({ questions: new Map(files.map((file, at) => [`maths-${at}`, file])) }))
const many = Array.from({ length: 20 }, () => '重积分')

test('a point that one question of a subject names alone is named', () => {
  expect(problemsOf(asked(many), asked(['重积份'], 20))).toEqual([
    { file: 'questions/maths-1.json', path: 'q-20', reason: 'no other question of 301 is about 重积份' },
  ])
})

test('a point has its questions in all files of its subject, and no less in another subject', () => {
  expect(problemsOf(asked([...many, '级数']), asked(['级数'], 30))).toEqual([])
  expect(problemsOf(asked([...many, '级数']), { ...asked(['级数'], 30), subject: '302' })).toHaveLength(1)
})

test('a subject that is just begun has single questions', () => {
  expect(problemsOf(asked(['级数', '重积分']))).toEqual([])
})
