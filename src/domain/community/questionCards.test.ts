import { lessonCardId, lessonOfCard } from './questionCards'

it('names a lesson with its course, and reads both again', () => {
  expect(lessonOfCard(lessonCardId('270001', 'math-1-2'))).toEqual({
    goodsId: '270001',
    lessonId: 'math-1-2',
  })
})

it('reads no lesson out of an older id, or half of one', () => {
  expect(lessonOfCard('math-1-2')).toBeUndefined()
  expect(lessonOfCard('270001--')).toBeUndefined()
  expect(lessonOfCard('--math')).toBeUndefined()
})
