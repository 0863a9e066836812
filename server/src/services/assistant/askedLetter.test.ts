import { askedLetter } from './askedLetter'

test.each([
  ['为什么不选 B', 'B'],
  ['为啥选c', 'C'],
  ['C哪里错了', 'C'],
  ['答案不应该是A吗', 'A'],
  ['D选项怎么排除', 'D'],
])('%s asks about an option', (question, letter) => {
  expect(askedLetter(question)).toBe(letter)
})

test.each(['矩阵 A 可逆吗', '这道题怎么做', '选 abandon 吗', 'because 怎么用'])(
  '%s names none',
  (question) => {
    expect(askedLetter(question)).toBeUndefined()
  },
)
