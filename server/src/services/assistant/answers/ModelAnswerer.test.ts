import { Registry } from 'prom-client'
import type { LanguageModel } from '../../../gateways/model/LanguageModel'
import { ExtractiveAnswerer } from './ExtractiveAnswerer'
import { ModelAnswerer } from './ModelAnswerer'
import { ModelMetrics } from './ModelMetrics'

const PASSAGE = {
  id: 'help:one',
  place: '帮助',
  title: '题目',
  body: '正文',
  ask: null,
  link: null,
  brief: null,
  score: 1,
  covered: 1,
  called: 1,
}
const GROUNDED = {
  question: '问',
  passages: [PASSAGE],
  isRetold: false,
  whenLost: '',
  persona: '老师',
  history: [],
}

/** A model that says its answer in parts of so many characters. */
const saying = (answer: string, size: number): LanguageModel => ({
  async *answer() {
    for (let at = 0; at < answer.length; at += size) yield await Promise.resolve(answer.slice(at, at + size))
    return { asked: 1, answered: 1 }
  },
})

const answerOf = async (said: string, size: number): Promise<string> => {
  const metrics = new ModelMetrics(new Registry())
  const answerer = new ModelAnswerer(saying(said, size), new ExtractiveAnswerer(), metrics, (error) => {
    throw error
  })
  let text = ''
  for await (const part of answerer.answer(GROUNDED, new AbortController().signal)) text += part
  return text
}

it.each([
  ['a source that was given stays, another goes', '结论[1]，另一个[9]。', '结论[1]，另一个。'],
  ['what a command of TeX takes is no citation', '$\\sqrt[3]{x}$ [2]', '$\\sqrt[3]{x}$ '],
  ['an index in code is no citation', '```c\nx = a[9];\n```\n见[9][1]', '```c\nx = a[9];\n```\n见[1]'],
  ['what never became one is said', '数组 a[12', '数组 a[12'],
])('%s, wherever the answer is cut', async (_, said, told) => {
  for (let size = 1; size <= said.length; size++) expect(await answerOf(said, size)).toBe(told)
})

it('the numbers of a text that breaks off, and of the passages after it, are those of its sources', async () => {
  const named = (title: string, score: number) => ({ ...PASSAGE, id: title, title, score })
  const passages = [named('甲', 1), named('乙', 0.1), named('丙', 1), named('丁', 0.1), named('戊', 1)]
  const broken: LanguageModel = {
    async *answer() {
      yield await Promise.resolve('乙[2]，丁[4]。')
      throw new Error('cut')
    },
  }
  const metrics = new ModelMetrics(new Registry())
  const answerer = new ModelAnswerer(broken, new ExtractiveAnswerer(), metrics, () => undefined)
  const parts = answerer.answer({ ...GROUNDED, passages }, new AbortController().signal)
  let text = ''
  let part = await parts.next()
  for (; !part.done; part = await parts.next()) text += part.value
  expect(part.value.cited.map(({ title }) => title)).toEqual(['甲', '乙', '丙', '丁', '戊'])
  expect(text.match(/(?<=### )\S+ \[\d\]/g)).toEqual(['甲 [1]', '丙 [3]', '戊 [5]'])
})
