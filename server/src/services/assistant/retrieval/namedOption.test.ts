import { namedOption } from './namedOption'

test.each([
  ['为什么不选 B', 'B'],
  ['为啥选c', 'C'],
  ['C哪里错了', 'C'],
  ['答案不应该是A吗', 'A'],
  ['D选项怎么排除', 'D'],
  ['为什么不选Ｂ', 'B'],
  ['选择B', 'B'],
  ['为什么选（B）', 'B'],
  ['为什么不选"B"', 'B'],
  ['为什么不选“B”', 'B'],
  ['B为何不对', 'B'],
  ['我选的是B', 'B'],
  ['b怎么排除', 'B'],
])('%s asks about an option', (question, letter) => {
  expect(namedOption(question)).toBe(letter)
})

test.each([
  '矩阵 A 可逆吗',
  '为什么矩阵 A 不可逆',
  '为什么 A 不可逆',
  '事件 A 对 B 有影响吗',
  '常数 c 怎么求',
  'c 怎么求',
  '向量 b 可以由其他向量表示吗',
  '集合 A 不是空集吗',
  '函数 f 为什么连续',
  'a 不等于 0 为什么',
  '这道题怎么做',
  '选 abandon 吗',
  'because 怎么用',
])('%s names none', (question) => {
  expect(namedOption(question)).toBeUndefined()
})
