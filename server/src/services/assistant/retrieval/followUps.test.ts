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
  expect(followUps('问', found, [taylor])).toEqual(['讲一道“泰勒公式”的例题', 'point:极限？'])
})

test('an example is offered only where there is one', () => {
  expect(followUps('问', [taylor, passage('exercise:1', 0.3, null)], [taylor])).toEqual([])
})

test('a course leads to what buyers ask', () => {
  expect(followUps('问', [course, passage('point:极限')], [course])).toContain('怎么申请退款？')
})

test('who was not answered is offered what is near, and nothing to buy', () => {
  expect(followUps('问', [course, passage('word:abandon', 0)], [])).toEqual(['word:abandon？'])
})

test('what has nothing to do with the question is not offered', () => {
  expect(followUps('问', [passage('exam-date:2027', 0.24)], [])).toEqual([])
})

test.each([
  ['course:270001', '这门课多少钱？'],
  ['school:001', '这所学校的分数线在哪查？'],
])('what goes on from the card %s is about it alone', (id, ask) => {
  const card = { ...passage(id), isLookedAt: true }
  const asks = followUps('讲讲', [card, course, passage('school:002'), passage('help:refund')], [card])
  expect(asks[0]).toBe(ask)
  expect(asks.every((one) => one.startsWith('这'))).toBe(true)
  // Who has asked it is not offered it again.
  expect(followUps(ask, [card], [card])).not.toContain(ask)
})
