import { mentionable, mentionsIn, withMention } from './mentions'

const people = [
  { authorId: '1', name: '小满' },
  { authorId: '2', name: '小雪' },
  { authorId: '1', name: '小满' },
  { name: '已注销用户' },
]

it('offers, behind an @ at the end, each person once, by the letters typed', () => {
  expect(mentionable('谢谢 @', people).map(({ authorId }) => authorId)).toEqual(['1', '2'])
  expect(mentionable('谢谢 @小雪', people)).toEqual([])
  expect(mentionable('谢谢 @小', people).map(({ name }) => name)).toEqual(['小满', '小雪'])
  expect(mentionable('谢谢 @李', people)).toEqual([])
  expect(mentionable('a@b 谢谢', people)).toEqual([])
})

it('fills in the name, and finds those that are still in the text', () => {
  const text = withMention('谢谢 @小', '小满')
  expect(text).toBe('谢谢 @小满 ')
  expect(mentionsIn(text, people)).toEqual(['1'])
  expect(mentionsIn('谢谢小满', people)).toEqual([])
})
