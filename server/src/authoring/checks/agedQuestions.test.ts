import { Content } from '../Content'
import { agedQuestions } from './agedQuestions'

test('a question has aged on the day after its end', () => {
  const questions = [{ id: 'old', until: '2026-12-20' }, { id: 'ageless' }]
  const content = new Content({ questions: new Map([['a', { questions }]]) })
  expect(agedQuestions(content, '2026-12-20')).toEqual([])
  expect(agedQuestions(content, '2026-12-21')).toEqual(['old'])
})
