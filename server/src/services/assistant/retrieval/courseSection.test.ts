import { courseSection } from './courseSection'

const body = '副标题\n\n价格：99 元\n\n老师：顾远航\n\n适合：跨考的人\n\n有效期：开通后 365 天'

test.each([
  ['这门课多少钱', '价格：99 元'],
  ['谁讲，适合零基础吗', '老师：顾远航\n\n适合：跨考的人'],
  ['能看多久', '有效期：开通后 365 天'],
  ['买了能用多长时间', '有效期：开通后 365 天'],
  ['贵不贵', '价格：99 元'],
  ['是哪位老师', '老师：顾远航'],
  ['老师怎么样', '老师：顾远航'],
])('%s is answered by its line', (question, part) => {
  expect(courseSection(question, body)).toBe(part)
})

test.each([
  '这门课讲什么',
  '亮点是什么',
  '贵州考生能用吗',
  '老师能改作文吗',
  '这门课多久更新一次',
  '多久能学完',
])('%s is answered by all of it', (question) => {
  expect(courseSection(question, body)).toBeUndefined()
})
