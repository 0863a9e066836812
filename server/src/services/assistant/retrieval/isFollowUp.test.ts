import words from '../../../../../content/assistant-follow-ups.json'
import { isFollowUp, namesCard, saysNothingNew } from './isFollowUp'

it.each(['那它呢？', '那学费呢', '为什么', '再详细点', '这个怎么用', '还有别的办法吗', '没看懂', '讲慢一点'])(
  '%s goes on with what was asked before',
  (question) => expect(isFollowUp(question, words)).toBe(true),
)

it.each([
  '今天晚上吃什么',
  '国家线是什么？',
  '英语大作文怎么写',
  '在职考研每天学几个小时才够用呢这个问题困扰我很久',
])('%s speaks for itself', (question) => expect(isFollowUp(question, words)).toBe(false))

it.each([
  '没看懂',
  '还有别的解法吗',
  '为什么不选 B',
  '再讲一遍',
  '举个例子',
  'D 为什么不对',
  '答案应该是A吧',
])('%s says nothing new about a question of the exercises', (question) =>
  expect(saysNothingNew(question, words, 'exercise')).toBe(true),
)

it.each(['数二考哪些内容', '国家线是什么', '今天天气怎么样', '方差怎么算'])(
  '%s is a subject of its own',
  (question) => expect(saysNothingNew(question, words, 'exercise')).toBe(false),
)

it('a letter is an option only where there are options', () => {
  expect(saysNothingNew('为什么不选 D', words, 'exercise')).toBe(true)
  expect(saysNothingNew('D 是什么', words, 'word')).toBe(false)
})

it('a card is named by what it is', () => {
  expect(namesCard('这道题的第二步', words, 'exercise')).toBe(true)
  expect(namesCard('这道题的第二步', words, 'word')).toBe(false)
})
