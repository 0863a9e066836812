import { followUps } from './followUps'
import type { Found } from './KnowledgeRepository'

const passage = (id: string, covered = 1, ask: string | null = `${id}？`): Found => ({
  id,
  place: '',
  title: id.split(':')[1] ?? '',
  body: '',
  ask,
  link: null,
  brief: null,
  covered,
  called: 1,
  score: 1,
})
const taylor = passage('concept:泰勒公式')
const course = passage('course:数学强基营')

test('a formula leads to an example and to other points, never to a price', () => {
  const found = [taylor, course, passage('exercise:1', 1, null), passage('point:极限')]
  expect(followUps(found, [taylor])).toEqual(['讲一道“泰勒公式”的例题', 'point:极限？'])
})

test('an example is offered only where there is one', () => {
  expect(followUps([taylor, passage('exercise:1', 0.3, null)], [taylor])).toEqual([])
})

test('a course leads to what buyers ask', () => {
  expect(followUps([course, passage('point:极限')], [course])).toContain('怎么申请退款？')
})

test('who was not answered is offered what is near, and nothing to buy', () => {
  expect(followUps([course, passage('word:abandon', 0)], [])).toEqual(['word:abandon？'])
})

test('what has nothing to do with the question is not offered', () => {
  expect(followUps([passage('exam-date:2027', 0.24)], [])).toEqual([])
})
