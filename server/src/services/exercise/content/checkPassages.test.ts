import { Content } from '../../../authoring/Content'
import { checkPassages } from './checkPassages'

const problemsOf = (words: number, asked: number, point = '阅读理解') => {
  const passages = { p1: 'word '.repeat(words) }
  const questions = Array.from({ length: asked }, (_, at) => ({ id: `q-${at}`, point, passage: 'p1' }))
  const content = new Content({ questions: new Map([['english', { subject: '201', passages, questions }]]) })
  return checkPassages(content).map(({ file, path, reason }) => `${file} ${path}: ${reason}`)
}

test('a text to read has 300 to 500 words and five questions', () => {
  expect([problemsOf(300, 5), problemsOf(500, 5)]).toEqual([[], []])
  expect(problemsOf(299, 5)).toEqual(['questions/english.json p1: has 299 words'])
  expect(problemsOf(501, 4)).toEqual([
    'questions/english.json p1: has 501 words',
    'questions/english.json p1: is asked 4 questions',
  ])
})

test('other texts are as long as they need to be', () => {
  expect(problemsOf(120, 1, '新题型')).toEqual([])
})
