import replies from '../../../../../content/assistant-replies.json'
import { unrecordedReply } from './unrecordedReply'

const reply = (question: string, named: readonly string[]) =>
  unrecordedReply(question, named, replies.unrecorded)?.markdown

test.each([
  ['清华大学计算机去年复试线多少', ['清华大学'], '清华大学的“复试线”'],
  ['浙江大学新传报录比', ['浙江大学'], '浙江大学的“报录比”'],
])('%s is said to be recorded nowhere', (question, named, said) => {
  expect(reply(question, named)).toContain(said)
})

test.each([
  ['国家线多少分', []],
  ['报录比是什么意思', []],
  ['分数线是大学自己定的吗', []],
  ['国家线和大学分数线有什么区别', []],
  ['普通大学分数线怎么看', []],
  ['北京大学在哪个城市', ['北京大学']],
])('%s is no such question', (question, named) => {
  expect(reply(question, named)).toBeUndefined()
})
